// Rules: I1, I4, I7.
import { full } from '@bank/run/size';
import { poolDb } from '../platform/db';
import { testPool } from '../platform/pg/test-database';
import { money, moneyBank, newest } from '../server/test-caller';
import type { MoneyBank } from '../server/test-caller';
import { soon } from '../testing';
import { audit } from '../qa/audit';
import { cashAccountOf } from './currencies';
import { BEN, NOW, WIRE } from './test-wire';

// Money that nobody orders: it is posted once, at once, where it goes.

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
});
afterEach(async () => {
  const { checks } = await audit(bank.db);
  await bank.close();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

/** Fifteen euro from the bank's cash to Ben. */
const DEPOSIT = {
  ...WIRE,
  ...{ id: 'in-1', kind: 'Deposit', from_account: cashAccountOf('EUR'), to_account: BEN, created_by: null },
  ...{ payee: { kind: 'customer', name: 'Ben Ortega' }, payee_customer: 1002, payer_name: 'Another bank' },
  ...{ debit: '15', amount: '15', currency: 'EUR', rate: '1', fee: '0' },
};
const receive = (change: object = {}, db: Pick<MoneyBank['db'], 'query'> = bank.db) =>
  db.query('SELECT payment_receive(jsonb_populate_record(NULL::payment, $1), $2)', [{ ...DEPOSIT, ...change }, NOW]);
const balance = async () => Number((await money(bank.as('ben'), BEN)).balance);

test('it arrives at once, as a payment without a maker, and a repeat of its id moves nothing', async () => {
  const before = await balance();
  await receive();
  await receive();
  expect(await balance()).toBe(before + 15);
  const [row] = await newest(bank.as('ben'), BEN, 1);
  expect(row).toMatchObject({
    transactionId: 'in-1',
    direction: 'in',
    amount: '15.00',
    counterpartyName: 'Another bank',
  });
});

test('of many who bring it at once, one does', async () => {
  const pool = testPool(bank.connectionString, 8);
  const before = await balance();
  await Promise.all(Array.from({ length: full(40) }, () => receive({}, poolDb(pool))));
  await pool.end();
  expect(await balance()).toBe(before + 15);
});

test('a payee without an account in its currency gets one, and many payments at once get the same one', async () => {
  const pool = testPool(bank.connectionString, 8);
  const inDollars = { to_account: null, from_account: cashAccountOf('AUD'), currency: 'AUD', debit_currency: 'AUD' };
  await Promise.all(Array.from({ length: 8 }, (_, n) => receive({ ...inDollars, id: `in-${n}` }, poolDb(pool))));
  await pool.end();
  const accounts = await bank.db.query<{ balance: string }>(
    `SELECT trim_scale(balance)::text AS balance FROM account WHERE customer_id = 1002 AND currency = 'AUD'`,
  );
  expect(accounts).toEqual([{ balance: '120' }]);
});

test('who finds the account of a payee there waits for nobody who came when it was not', async () => {
  const OTIS = 10031;
  const pool = testPool(bank.connectionString, 4);
  const db = poolDb(pool);
  const isWaiting = (event: string) => async () =>
    (
      await bank.db.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = $1`, [
        event,
      ])
    ).length > 0;
  const waits: { first?: Promise<unknown> } = {};
  await db.transaction(async (later) => {
    await db.transaction(async (opener) => {
      await opener.query('SELECT pg_advisory_xact_lock(7206004, 1002)');
      waits.first = db.transaction((first) =>
        first.query(`SELECT FROM lock_for_posting($1, '{1002}', '{AUD}')`, [[OTIS]]),
      );
      await soon(isWaiting('advisory'));
      await opener.query(`SELECT open_payment_account(1002, 'AUD', $1)`, [NOW]);
      await later.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [OTIS]);
    });
    // The first one has the payee now, and waits for the account of the later one.
    await soon(isWaiting('transactionid'));
    await later.query(`SELECT open_payment_account(1002, 'AUD', $1)`, [NOW]);
  });
  await waits.first;
  await pool.end();
});

test('an account that cannot pay it pays nothing', async () => {
  const before = await balance();
  await expect(receive({ from_account: BEN, to_account: 10011, debit: '1e9', amount: '1e9' })).rejects.toThrow(/check/);
  expect(await balance()).toBe(before);
});
