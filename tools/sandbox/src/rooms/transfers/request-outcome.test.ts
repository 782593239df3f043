// Rules: R0.20, R2.4.74.
import { audit } from '../../qa/audit';
import { moneyBank } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';
import { requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});

const { request, decide, statusOf, mode } = requestCaller(() => bank);

test.each(['approves', 'declines'] as const)(
  'a lost answer that waited for a code is over when a colleague %s meanwhile, and no decision of one’s own',
  async (what) => {
    const id = await request();
    const key = `r-meanwhile-${what}`;
    await decide(bank.as('abel', { idempotencyKey: key }), [id]);
    const found = async () => handlers.transferOutcome({ idempotencyKey: key }, bank.as('abel'));
    expect(await found()).toMatchObject({ what: 'decision', decision: { status: 'waiting' } });
    await mode('olivia', 'none');
    await decide(bank.as('olivia'), [id], what === 'declines');
    await mode('olivia', 'otp');
    expect(await statusOf(id)).toBe(what === 'declines' ? 'rejected' : 'posted');
    expect(await found()).toMatchObject({ what: 'decision', decision: { status: 'over' } });
  },
);
