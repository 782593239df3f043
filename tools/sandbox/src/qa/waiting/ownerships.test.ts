// Rules: R0.133, R0.162.
import { MANY_COMPANIES, newcomersOf } from '../../rooms/onboarding/ownership/test-newcomers';
import { declarationOf } from '../../rooms/onboarding/ownership/test-random-ownerships';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { waitingOf } from './test-waiting';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank({ config: MANY_COMPANIES });
});
afterEach(() => bank.close());

test('a declared ownership waits in the list with its owners, and is decided once', async () => {
  const cockpit = waitingOf(bank);
  const company = await newcomersOf(bank).open();
  const rows = async () => (await cockpit.of(company.customerId)).filter(({ type }) => type === 'ownership');
  // What an application declares has been looked at with the application.
  expect(await rows()).toEqual([]);
  const held = [
    { type: 'person' as const, id: 'p2', share: '50' },
    { type: 'person' as const, id: 'p3', share: '25' },
    { type: 'person' as const, id: 'p4', share: '24.9999' },
  ];
  expect(await company.declare(declarationOf(held))).toMatchObject({ responseCode: '00' });
  const [row] = await rows();
  expect(row).toMatchObject({ customer: 'Lumen Works SRL', kind: 'Ownership of Boris Moraru, Clara Moraru' });
  const decide = async (body: object) => (await cockpit.decide('ownership', row?.id ?? '', body)).statusCode;
  expect(await decide({ status: 'accepted' })).toBe(400);
  expect(await decide({ status: 'validated' })).toBe(200);
  expect(await decide({ status: 'rejected' })).toBe(409);
  expect(await rows()).toEqual([]);
});
