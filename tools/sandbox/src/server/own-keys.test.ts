// Rules: R0.21.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { bankKey } from '../platform/answer-mark';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';
import { handsOf, PREPARE } from './test-prepared-calls';

// The bank orders by itself under keys of its own. A client that could use such a key would take the place of the order, or close it.

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank({ config: { signInsPerMinute: 1e6, codesPerMinute: 1e6 } });
  client = clientOf(bank);
});
afterAll(() => bank.close());

const moving = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .flatMap(({ name, money }) => (money === true ? [name] : []));
const NEXT = bankKey('subscription', 'S-1', '2026-12-01', 0);

it.each(moving)('%s takes no key of the bank’s own', async (method) => {
  const prepared = await PREPARE[method]?.(handsOf(bank));
  if (!prepared) throw new Error(`nobody knows how to make ${method}`);
  const { accessToken } = await client.signIn(prepared.who);
  const answer = await client.call(accessToken, method, prepared.body, { ...prepared.page, 'idempotency-key': NEXT });
  expect(answer.json()).toMatchObject({ responseCode: 'TA1' });
});

it('nor is one closed by asking what became of it', async () => {
  const { accessToken } = await client.signIn('ana');
  const answer = await client.call(accessToken, 'transferOutcome', { idempotencyKey: NEXT });
  expect(answer.json()).toMatchObject({ responseCode: 'TA1' });
  expect(await bank.db.query('SELECT FROM idempotency WHERE key = $1', [NEXT])).toEqual([]);
});
