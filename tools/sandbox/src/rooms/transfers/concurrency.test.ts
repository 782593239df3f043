import { full } from '@bank/run/size';
import type { Pool } from 'pg';
import { audit } from '../../qa/audit';
import { poolDb } from '../../platform/db';
import { testPool } from '../../platform/pg/test-database';
import { Refusal } from '../../platform/refusal';
import { prng } from '../../seed/prng';
import { moneyBank, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

/** D27: so many transfers over 32 connections and ten hot accounts. */
const TRANSFERS = full(10_000);
const CONNECTIONS = 32;

let bank: MoneyBank;
let pool: Pool;
beforeAll(async () => {
  bank = await moneyBank();
  pool = testPool(bank.connectionString, CONNECTIONS);
  await bank.pool.query(`UPDATE app_user SET approve_mode = 'none'`);
});
afterAll(async () => {
  await pool.end();
  await bank.close();
});

test('what was acknowledged is in the ledger exactly once, what was refused is not, and the audit holds (D27)', async () => {
  const db = poolDb(pool);
  const accounts = {
    ana: [10011, 10012, 10013],
    ben: [10021, 10022],
    otis: [10031, 10032],
    olivia: [10051],
    uma: [10061, 10062],
  };
  const people = Object.keys(accounts) as (keyof typeof accounts)[];
  const random = prng(27);
  const orders = Array.from({ length: TRANSFERS }, (_, n) => {
    const from = random.pick(people);
    return {
      from,
      key: `c-${n}`,
      order: {
        accountId: random.pick<number>(accounts[from]),
        amount: `${random.between(0, random.chance(0.3) ? 900 : 20)}.${random.between(10, 99)}`,
        currency: random.pick(['EUR', 'USD', 'RON', 'GBP', 'CAD']),
        toEmail: `${random.pick(people.filter((one) => one !== from))}@personas.test`,
      },
    };
  });
  const acknowledged = new Set<string>();
  const refusedKeys: string[] = [];
  const queue = orders.values();
  const worker = async () => {
    for (const { from, key, order } of queue) {
      const context = { ...bank.as(from, { idempotencyKey: key }), db };
      try {
        // Every seventh is sent twice at once, as an impatient client would.
        const answers = await Promise.all(
          Number(key.slice(2)) % 7 === 0 ? [send(context, order), send(context, order)] : [send(context, order)],
        );
        for (const { trxid } of answers) acknowledged.add(trxid);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusedKeys.push(key);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));

  const result = await audit(bank.db);
  expect(result.checks.filter((check) => !check.ok)).toEqual([]);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT p.id FROM idempotency i JOIN payment p ON p.id = i.payment_id JOIN entry e ON e.payment_id = p.id AND e.line = 1`,
  );
  expect(new Set(rows.map((row) => row.id))).toEqual(acknowledged);
  expect(rows.length).toBe(acknowledged.size);
  expect(acknowledged.size + refusedKeys.length).toBe(TRANSFERS);
  expect(acknowledged.size).toBeGreaterThan(TRANSFERS / 4);
});
