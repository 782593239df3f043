import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock';
import type { Db } from '../platform/db';
import { personaOf } from './personas';

const YEAR_MS = 365 * 86_400_000;
/** Enough to show that a list is slow, and still added within seconds. */
const MOST = 1_000_000;

/**
 * Gives a persona one more euro account with a year of so many transactions, so that a tester can see how a long history
 * behaves. A new account, because an existing one cannot be given a past: its entries are final and in order of time.
 *
 * @param count how many rows its history will have, 1 to 1 000 000; 100 000 take a few seconds
 * @returns the new account's id
 * @throws RangeError when count is out of range; Error when the persona is unknown or has no accounts
 */
export async function addHistory(db: Db, clock: Clock, personaKey: string, count: number): Promise<number> {
  if (!Number.isInteger(count) || count < 1 || count > MOST) throw new RangeError(`count must be 1 to ${MOST}`);
  const { customerId } = personaOf(personaKey);
  if (customerId === null) throw new Error(`${personaKey} has no accounts`);
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    const [row] = await tx.query<{ id: number }>(GENERATE, [
      customerId,
      count,
      new Date(now - YEAR_MS).toISOString(),
      new Date(now).toISOString(),
      randomBytes(6).toString('hex'),
    ]);
    if (!row) throw new Error('the account was not opened');
    await tx.query('UPDATE account SET balance = (SELECT sum(amount) FROM entry WHERE account_id = $1) WHERE id = $1', [
      row.id,
    ]);
    return row.id;
  });
  // Marks the pages as visible to all, which is what lets a far page be found from the index alone.
  await db.query('VACUUM (ANALYZE) entry');
  await db.query('ANALYZE payment');
  return id;
}

/**
 * Row 1 brings in more than all others take out (they average 26, and one in nine brings money in), so no prefix falls below
 * zero. Amounts and names follow from the row's number: the same call gives the same history.
 */
const GENERATE = `
WITH opened AS (
  INSERT INTO account (customer_id, type, name, currency, entries, balance, opened_at, moved_at)
  SELECT $1::int, 1001, 'Archive', 'EUR', $2::int, 0, $3::timestamptz, $4::timestamptz
  RETURNING id, customer_id),
planned AS (
  SELECT n, CASE WHEN n = 1 THEN 60.00 * $2::int WHEN n % 9 = 0 THEN 10 + (n * 7919 % 9000) / 100.0 ELSE -(1 + (n * 104729 % 5000) / 100.0) END::numeric(38,8) AS amount,
    $3::timestamptz + ($4::timestamptz - $3::timestamptz) * (n / ($2::float8 + 1)) AS at,
    (ARRAY['Card', 'Card', 'Card', 'BankTransfer', 'Card', 'Wire', 'Card'])[1 + n % 7] AS spent_on,
    (ARRAY['Mercado Sol', 'Café Aurora', 'Green Basket', 'Blue Rail', 'Luminar Energy', 'Paper & Ink', 'Bakery Nine', 'Volt Electronics',
      'City Wheels', 'Noodle House', 'Streamline'])[1 + n % 11] AS name
  FROM generate_series(1, $2::bigint) AS n),
rows AS (
  SELECT p.*, o.id AS account, o.customer_id AS customer, CASE WHEN p.amount > 0 THEN 'Deposit' ELSE p.spent_on END AS kind,
    'h' || $5::text || lpad(p.n::text, 8, '0') AS payment_id, c.cash_account AS cash, sum(p.amount) OVER (ORDER BY p.n) AS after
  FROM planned p, opened o, currency c WHERE c.code = 'EUR'),
payments AS (
  INSERT INTO payment (id, kind, rail, status, customer_id, from_account, to_account, payee, debit, debit_currency, amount, currency, fee, rate,
    note, payer_name, approve_type, code_tries, at, released_at, resolved_at)
  SELECT payment_id, kind, 'book', 'posted', customer, CASE WHEN amount > 0 THEN cash ELSE account END, CASE WHEN amount > 0 THEN account ELSE cash END,
    jsonb_build_object('kind', 'bankAccount', 'name', name, 'accountNumber', ''), abs(amount), 'EUR', abs(amount), 'EUR', 0, 1, kind || ' ' || n, name, 'none', 0, at, at, at FROM rows
  RETURNING *),
transfers AS (
  INSERT INTO transfer SELECT (release_of(p, 'posted')).* FROM payments p),
entries AS (
  INSERT INTO entry (payment_id, step, line, account_id, customer_id, currency, amount, balance_after, operation_type, counterparty_name, description, at)
  SELECT r.payment_id, 'release', CASE WHEN s.amount > 0 THEN 3 ELSE 1 END, CASE WHEN s.own THEN r.account ELSE r.cash END,
    CASE WHEN s.own THEN r.customer END, 'EUR', s.amount, CASE WHEN s.own THEN r.after END, r.kind, r.name, r.kind || ' ' || r.n, r.at
  FROM rows r, LATERAL (VALUES (true, r.amount), (false, -r.amount)) AS s (own, amount)
  ORDER BY r.n)
SELECT id FROM opened`;
