// Rules: R2.4.79.
import { testDb, TEST_NOW_MS } from '../testing';
import type { TestDb } from '../testing';
import { lateness } from './late';

let bank: TestDb;
beforeAll(async () => {
  bank = await testDb({ seeded: true });
  await bank.db.query('DELETE FROM job');
});
afterAll(() => bank.close());

const MINUTE_MS = 60_000;
const NOW = TEST_NOW_MS + 60 * MINUTE_MS;
const at = (ms: number) => new Date(ms);

/** Does what a test says in a transaction that is taken back. */
async function judged(sql: string, values: readonly unknown[]): Promise<string[]> {
  const undone = new Error('undone');
  let late: string[] = [];
  await bank.db
    .transaction(async (tx) => {
      const before = (await lateness(tx, NOW)).filter(({ ok }) => !ok).map(({ id }) => id);
      await tx.query(sql, values);
      late = (await lateness(tx, NOW)).filter(({ ok, id }) => !ok && !before.includes(id)).map(({ id }) => id);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return late;
}

const QUEUED = `INSERT INTO job (id, kind, payload, due_at) VALUES ('late', $1, '{}', $2)`;

test.each<[string, string, number, string[]]>([
  ['due eleven minutes ago', 'releasePayment', NOW - 11 * MINUTE_MS, ['due']],
  ['due nine minutes ago', 'releasePayment', NOW - 9 * MINUTE_MS, []],
  ['due tomorrow', 'releasePayment', NOW + 1440 * MINUTE_MS, []],
  ['due now, of a kind that nobody knows', 'payMoon', NOW - 1, ['kinds']],
  ['due tomorrow, of a kind that nobody knows', 'payMoon', NOW + 1440 * MINUTE_MS, []],
])('a job that is %s', async (_name, kind, dueMs, expected) => {
  expect(await judged(QUEUED, [kind, at(dueMs)])).toEqual(expected);
});

test('a job that fails again and again is late by the instant that it was queued for', async () => {
  const failing = `INSERT INTO job (id, kind, payload, due_at, wanted_at, failures) VALUES ('late', 'releasePayment', '{}', $1, $2, 9)`;
  expect(await judged(failing, [at(NOW + MINUTE_MS), at(NOW - 11 * MINUTE_MS)])).toEqual(['due']);
});

test('a job that was given up is no longer due', async () => {
  const given = `INSERT INTO job (id, kind, payload, due_at, failed_at) VALUES ('late', 'historyExport', '{}', $1, $1)`;
  expect(await judged(given, [at(NOW - 11 * MINUTE_MS)])).toEqual([]);
});

const PAYMENT = `INSERT INTO payment
  SELECT (jsonb_populate_record(NULL::payment, to_jsonb(p) || $1::jsonb)).* FROM payment p
  WHERE p.status = 'posted' AND p.rail = 'book' AND p.created_by IS NOT NULL ORDER BY p.id LIMIT 1`;
const iso = (ms: number) => at(ms).toISOString();
const held = { id: 'late', status: 'held', resolved_at: null, released_at: null };
const sent = { ...held, status: 'released', rail: 'clearing', scheme: 'SEPA', to_account: null };

test.each<[string, object, string[]]>([
  ['held past its instant', { ...held, releases_at: iso(NOW - 11 * MINUTE_MS) }, ['held']],
  ['held until tomorrow', { ...held, releases_at: iso(NOW + 1440 * MINUTE_MS) }, []],
  ['waiting for an approval since yesterday', { ...held, status: 'created' }, []],
  [
    'in clearing past its arrival',
    { ...sent, released_at: iso(NOW - 60 * MINUTE_MS), settles_at: iso(NOW - 11 * MINUTE_MS) },
    ['clearing'],
  ],
  [
    'in clearing until tomorrow',
    { ...sent, released_at: iso(NOW - 60 * MINUTE_MS), settles_at: iso(NOW + 1440 * MINUTE_MS) },
    [],
  ],
  ['sent, and never handed to its scheme', { ...sent, released_at: iso(NOW - 11 * MINUTE_MS) }, ['clearing']],
])('a payment that is %s', async (_name, change, expected) => {
  expect(await judged(PAYMENT, [JSON.stringify(change)])).toEqual(expected);
});

test('a payment whose bank answers later has a job to come', async () => {
  const late = { ...sent, released_at: iso(NOW - 60 * MINUTE_MS), settles_at: iso(NOW - 11 * MINUTE_MS) };
  await bank.db.query(QUEUED.replace(`'{}'`, `'{"paymentId": "late"}'`), ['settlePayment', at(NOW + MINUTE_MS)]);
  expect(await judged(PAYMENT, [JSON.stringify(late)])).toEqual([]);
  await bank.db.query('DELETE FROM job');
});

test('each line says what it looks for', async () => {
  const lines = await lateness(bank.db, NOW);
  expect(lines.map(({ id }) => id)).toEqual(['held', 'clearing', 'due', 'kinds']);
  expect(lines.at(-1)).toEqual({
    id: 'kinds',
    ok: true,
    detail: 'no job is due of a kind that the bank does not know',
  });
});
