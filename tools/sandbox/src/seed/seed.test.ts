// Rules: R2.3.2.
import { audit } from '../qa/audit';
import { testDb, TEST_NOW_MS } from '../testing';
import type { TestDb } from '../testing';
import { customers, personas } from './personas';
import { planYear } from './plan';

let bank: TestDb;
beforeAll(async () => {
  bank = await testDb({ seeded: true });
});
afterAll(() => bank.close());

test('the seeded bank passes its audit', async () => {
  const result = await audit(bank.db);
  expect(result.checks.filter((check) => !check.ok)).toEqual([]);
  expect(result.ok).toBe(true);
});

test('every customer of a persona has a history of a year, the first six a rich one', async () => {
  const rows = await bank.db.query<{ customer_id: number; n: number; newest: Date }>(
    'SELECT customer_id, count(*)::int AS n, max(at) AS newest FROM entry WHERE customer_id IS NOT NULL GROUP BY 1 ORDER BY 1',
  );
  const withAccounts = customers.filter((customer) => customer.accounts.length > 0).map((customer) => customer.id);
  expect(rows.map((row) => row.customer_id)).toEqual(withAccounts.sort((a, b) => a - b));
  for (const row of rows) {
    expect(row.n).toBeGreaterThan(row.customer_id <= 1006 ? 200 : 40);
    expect(TEST_NOW_MS - row.newest.getTime()).toBeLessThan((row.customer_id <= 1006 ? 7 : 31) * 86_400_000);
    expect(row.newest.getTime()).toBeLessThan(TEST_NOW_MS);
  }
});

test('a closed account is empty since its money moved to another one, and keeps what happened on it', async () => {
  const closed = customers.flatMap(({ accounts }) => accounts.filter((account) => account.closed));
  expect(closed.length).toBeGreaterThan(0);
  for (const { id } of closed) {
    const rows = await bank.db.query<{ status: number; balance: string; entries: number; last: string; lastAt: Date }>(
      `SELECT a.status, money_text(a.balance) AS balance, count(*)::int AS entries, max(e.at) AS "lastAt",
         (array_agg(e.operation_type ORDER BY e.at DESC))[1] AS last
       FROM account a JOIN entry e ON e.account_id = a.id WHERE a.id = $1 GROUP BY a.id`,
      [id],
    );
    expect(rows).toEqual([expect.objectContaining({ status: 11, balance: '0.00', last: 'OwnTransfer' })]);
    expect(rows[0]?.entries).toBeGreaterThan(5);
    expect(rows[0]?.lastAt.getTime()).toBeLessThan(TEST_NOW_MS - 100 * 86_400_000);
  }
});

test('a day looks the same from whichever date the bank is seeded at', () => {
  const DAY_MS = 86_400_000;
  const closed = new Set(customers.flatMap(({ accounts }) => accounts.filter((one) => one.closed).map(({ id }) => id)));
  // What an account starts with, and what it closes with, belong to the year and not to a day.
  const between = (fromMs: number, toMs: number, seededAtMs: number) =>
    planYear(seededAtMs).filter(({ at, note, from_account, to_account }) => {
      const ms = Date.parse(at);
      return (
        ms >= fromMs && ms < toMs && note !== 'Opening deposit' && !closed.has(from_account) && !closed.has(to_account)
      );
    });
  const today = Math.floor(TEST_NOW_MS / DAY_MS) * DAY_MS;
  const month = between(today - 30 * DAY_MS, today, TEST_NOW_MS);
  expect(month.length).toBeGreaterThan(300);
  for (const days of [1, 7, 40, 200])
    expect(between(today - 30 * DAY_MS, today, TEST_NOW_MS + days * DAY_MS)).toEqual(month);
});

test('every persona has a key, an address and a number of their own', () => {
  for (const field of ['key', 'username', 'phone', 'userId'] as const) {
    expect(new Set(personas.map((persona) => persona[field])).size).toBe(personas.length);
  }
});
