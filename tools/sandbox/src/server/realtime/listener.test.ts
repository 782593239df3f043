// Rules: R1.2.28, R3.7.7.
import { accessRight } from '@bank/protocol';
import { eventType } from '@bank/protocol/realtime';
import type { EventType } from '@bank/protocol/realtime';
import { fixedClock } from '../../platform/clock';
import { personaOf } from '../../seed/personas';
import { TEST_NOW_MS, testDb } from '../../testing';
import type { TestDb } from '../../testing';
import { admit } from './listener';

const ATELIER = 1005;
const NOW_S = TEST_NOW_MS / 1000;
/** What an employee hears who may not see the balances; all else names money, or those whom the company pays. */
const WITHOUT_BALANCES: readonly EventType[] = ['documentsChanged', 'newsChanged', 'sessionEnded'];

let bank: TestDb;
beforeAll(async () => {
  bank = await testDb({ seeded: true });
});
afterAll(() => bank.close());

async function listenerOf(key: 'remy' | 'olivia') {
  const { userId, username } = personaOf(key);
  const claims = {
    ...{ userId, sessionId: key, customerId: ATELIER, right: accessRight.read, isAdmin: false, isBusiness: true },
    ...{ email: username, issuedAt: NOW_S, expiresAt: NOW_S + 600, sessionUntil: NOW_S + 600 },
  };
  const listener = await admit(
    { token: 'token', address: '203.0.113.7' },
    {
      db: bank.db,
      clock: fixedClock(TEST_NOW_MS),
      signer: () => ({ verify: () => claims }),
      isAdmitted: () => Promise.resolve(true),
      guard: { admits: () => Promise.resolve(true), isOn: () => Promise.resolve(true) },
    },
  );
  if (!listener) throw new Error('nobody listens');
  return listener;
}

it.each(eventType.options)(
  '%s of a company goes to its owner, and without balances only where it tells of no money',
  async (event) => {
    const [remy, olivia] = [await listenerOf('remy'), await listenerOf('olivia')];
    const hint = { customerId: ATELIER, event, subject: null };
    expect([remy.hears(hint), olivia.hears(hint)]).toEqual([WITHOUT_BALANCES.includes(event), true]);
  },
);
