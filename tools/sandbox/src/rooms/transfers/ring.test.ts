// Rules: D27.
import { full } from '@bank/run/size';
import { audit } from '../../qa/audit';
import { createPayers } from '../../bench/payers';
import { poolDb } from '../../platform/db';
import { testPool } from '../../platform/pg/test-database';
import { moneyBank } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

// What posts several payments in one transaction locks all of their accounts at once, in one order: nobody waits for each other.

/** Payers, each of whom pays the next one and the one before. */
const PAYERS = full(64, 12);
const ROUNDS = full(40, 4);
const FIRST = 900_000;

let bank: MoneyBank;
let pool: ReturnType<typeof testPool>;
beforeAll(async () => {
  bank = await moneyBank();
  pool = testPool(bank.connectionString, 24);
});
afterAll(async () => {
  await pool.end();
  await bank.close();
});

const deadlocks = async () =>
  (
    await bank.db.query<{ count: number }>(
      'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()',
    )
  )[0]?.count;

/** A payment of one euro between two payers, or from the bank's cash where nobody pays it. */
const payment = (id: string, from: number, to: number) => ({
  ...{ id, kind: 'P2P', rail: 'book', status: 'released', customer_id: from, from_account: from, to_account: to },
  ...{ payee: { kind: 'customer', name: 'Payer' }, payee_customer: to, payer_name: 'Payer', note: '' },
  ...{ debit: '1', debit_currency: 'EUR', amount: '1', currency: 'EUR', fee: '0', rate: '1' },
  ...{ approve_type: 'none', code_tries: 0, code_sends: 0 },
});
const TAKE = 'SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2)';
const RECEIVE = 'SELECT payment_receive(jsonb_populate_record(NULL::payment, $1), $2)';

test('payers in a ring, and payments that five others follow in their transaction: no deadlock', async () => {
  await createPayers(bank.db, PAYERS);
  const now = new Date(bank.clock.now());
  const before = await deadlocks();
  const db = poolDb(pool);
  const at = (n: number) => FIRST + ((n + PAYERS) % PAYERS);
  const single = (id: string, n: number, step: number) => db.query(TAKE, [payment(id, at(n), at(n + step)), now]);
  /** A sale whose seller shares it with five others. */
  const shared = (id: string, n: number) =>
    db.transaction(async (tx) => {
      const partners = [5, 4, 3, 2, 1].map((step) => at(n - step));
      await tx.query('SELECT FROM lock_for_posting($1)', [[at(n), at(n + 1), ...partners]]);
      await tx.query(TAKE, [payment(id, at(n), at(n + 1)), now]);
      for (const [k, partner] of partners.entries()) {
        await tx.query(RECEIVE, [payment(`${id}-${k}`, at(n + 1), partner), now]);
      }
    });
  const calls = Array.from({ length: ROUNDS }, (_, round) =>
    Array.from({ length: PAYERS }, (__, n) => [
      single(`a-${round}-${n}`, n, 1),
      single(`b-${round}-${n}`, n, -1),
      shared(`c-${round}-${n}`, n),
    ]),
  );
  await Promise.all(calls.flat(2));
  expect(await deadlocks()).toBe(before);
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  const [moved] = await bank.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM payment WHERE id ~ '^[abc]-[0-9]' AND status = 'posted'`,
  );
  expect(moved).toEqual({ count: ROUNDS * PAYERS * 8 });
});
