import type { Db } from '../platform/db';
import type { Payer } from './payers';

/** A payment makes two entries, and every tenth has a fee, which makes two more. */
const ENTRIES_A_PAYMENT = 2.2;
/** Of all payments, those of the one customer who has very many. */
const LARGE_SHARE = 0.24;
/** Payments of every other customer: a larger bank has more customers, not busier ones. */
const ORDINARY = 300;

/** What one payment of each customer says, in the middle of their history, and no other. */
export const RARE_WORD = 'lighthouse';

/** How many customers a bank of so many ledger entries has; the first of them is the one who has very many. */
export function customersOf(entries: number): number {
  const { large, payments } = paymentsOf(entries);
  return 1 + Math.ceil((payments - large) / ORDINARY);
}

function paymentsOf(entries: number): { payments: number; large: number } {
  const payments = Math.round(entries / ENTRIES_A_PAYMENT);
  return { payments, large: Math.round(payments * LARGE_SHARE) };
}

/**
 * Fills the accounts of new payers with a year of payments, about so many ledger entries in all, by one statement.
 * @param now the end of that year, ms since 1970
 */
export async function fill(db: Db, payers: readonly Payer[], entries: number, now: number): Promise<void> {
  const { large } = paymentsOf(entries);
  await generate(db, payers, { large, days: 365, now });
}

/** Fills the account of one new payer with so many payments of so many days. @param now the end of them, ms since 1970 */
export function fillOne(db: Db, payer: Payer, span: { large: number; days: number; now: number }): Promise<void> {
  return generate(db, [payer], span);
}

/** @param span large: the payments of the first payer; days: how long ago they began */
async function generate(
  db: Db,
  payers: readonly Payer[],
  { large, days, now }: { large: number; days: number; now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query(GENERATE, [
      payers.map(({ accountId }) => accountId),
      payers[0]?.accountId,
      large,
      ORDINARY,
      new Date(now),
      `${days} days`,
    ]);
    await tx.query(ACCOUNTS, [payers.map(({ accountId }) => accountId)]);
  });
  // As the server's own cleaning does in time: pages that all may see are read from an index alone.
  await db.query('VACUUM (ANALYZE) entry');
  await db.query('VACUUM (ANALYZE) payment');
  await db.query('ANALYZE transfer, account');
}

/**
 * $1 accounts, $2 the one with $3 payments, $4 those of every other, $5 the end and $6 the length of the time. Everybody starts with a billion, and what
 * follows is decided by the number of the payment: the same call fills alike.
 */
const GENERATE = `
WITH planned AS (
  SELECT a.id AS account, a.customer_id AS customer, n, a.balance AS start,
    CASE WHEN n % 9 = 0 THEN 10 + (n * 7919 % 9000) / 100.0 ELSE -(1 + (n * 104729 % 5000) / 100.0) END::numeric(38,8) AS amount,
    CASE WHEN n % 9 <> 0 AND n % 10 = 1 THEN 0.25 ELSE 0 END::numeric(38,8) AS fee,
    $5::timestamptz - $6::interval + $6::interval * (n / (m.payments + 1.0)) AS at,
    (ARRAY['Card', 'Card', 'P2P', 'BankTransfer', 'Card', 'Wire', 'Card'])[1 + n % 7] AS spent_on,
    (ARRAY['Mercado Sol', 'Café Aurora', 'Green Basket', 'Blue Rail', 'Luminar Energy', 'Paper & Ink', 'Bakery Nine', 'Volt Electronics',
      'City Wheels', 'Noodle House', 'Streamline'])[1 + n % 11] AS name,
    CASE WHEN n = m.payments / 2 THEN '${RARE_WORD}' ELSE 'note ' || n END AS note
  FROM account a, LATERAL (SELECT CASE WHEN a.id = $2::int THEN $3::int ELSE $4::int END AS payments) m, generate_series(1, m.payments::bigint) AS n
  WHERE a.id = ANY ($1::int[])),
rows AS (
  SELECT p.*, CASE WHEN p.amount > 0 THEN 'Deposit' ELSE p.spent_on END AS kind, 's' || p.account || '-' || lpad(p.n::text, 8, '0') AS payment_id,
    c.cash_account AS cash, c.fee_account AS fees, p.start + sum(p.amount - p.fee) OVER (PARTITION BY p.account ORDER BY p.n) AS after,
    lower(replace(p.name, ' ', '.')) || '@bench.test' AS email
  FROM planned p, currency c WHERE c.code = 'EUR'),
payments AS (
  INSERT INTO payment (id, kind, rail, status, customer_id, from_account, to_account, payee, debit, debit_currency, amount, currency, fee, rate,
    note, payer_name, approve_type, code_tries, at, released_at, resolved_at)
  SELECT payment_id, kind, 'book', 'posted', customer, CASE WHEN amount > 0 THEN cash ELSE account END, CASE WHEN amount > 0 THEN account ELSE cash END,
    jsonb_build_object('kind', 'person', 'name', name, 'email', email), abs(amount), 'EUR', abs(amount), 'EUR', fee, 1, note, name, 'none', 0, at, at, at
  FROM rows
  RETURNING *),
transfers AS (
  INSERT INTO transfer SELECT (release_of(p, 'posted')).* FROM payments p)
INSERT INTO entry (payment_id, step, line, account_id, customer_id, currency, amount, balance_after, operation_type, counterparty_name,
  counterparty_email, description, at)
SELECT r.payment_id, 'release', s.line, s.account, CASE WHEN s.account = r.account THEN r.customer END, 'EUR', s.amount,
  CASE WHEN s.account = r.account THEN r.after + CASE WHEN s.line = 1 THEN r.fee ELSE 0 END END,
  CASE WHEN s.line IN (2, 10) THEN 'Fees' ELSE r.kind END, r.name, r.email, r.note, r.at
FROM rows r, LATERAL (VALUES
  (CASE WHEN r.amount > 0 THEN 3 ELSE 1 END, r.account, r.amount),
  (2, r.account, -r.fee),
  (CASE WHEN r.amount > 0 THEN 1 ELSE 3 END, r.cash, -r.amount),
  (10, r.fees, r.fee)) AS s (line, account, amount)
WHERE s.amount <> 0
ORDER BY r.at, r.account, s.line`;

/** What posting keeps on an account, after the entries that were not posted one by one. */
const ACCOUNTS = `
UPDATE account a SET balance = e.balance, entries = e.entries, fees = e.fees, moved_at = e.moved_at
FROM (SELECT account_id, sum(amount) AS balance, count(*) AS entries, count(*) FILTER (WHERE line = 2) AS fees, max(at) AS moved_at FROM entry WHERE account_id = ANY ($1::int[])
  GROUP BY account_id) e
WHERE a.id = e.account_id`;
