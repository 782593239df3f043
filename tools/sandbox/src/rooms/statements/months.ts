import type { StatementExport } from '@bank/protocol/statements';
import { moreShown } from '../../ledger/more-shown';
import type { Tx } from '../../platform/db';

/** An account with the months of its statements. */
export interface StatedAccount {
  accountId: number;
  name: string;
  currencyCode: string;
  type: number;
  /** How far the balance may go below zero; a prepayment shows it (R2.3.3). */
  minimum: string;
  isCrypto: boolean;
  isClosed: boolean;
  /** First days of the first and the last month, `YYYY-MM-DD`; no statement yet when the last is before the first. */
  first: string;
  last: string;
}

/**
 * Accounts that have statements (R2.3.21): money of their own moves on them, so a debit card, which moves its settlement account's, has
 * none; nor has a card before it was in its holder's hands. A closed account has them up to its last entry.
 * @param accountId null: all accounts of the customer
 */
export function statedAccounts(
  db: Tx,
  { customerId, accountId, nowMs }: { customerId: number; accountId: number | null; nowMs: number },
): Promise<StatedAccount[]> {
  return db.query<StatedAccount>(
    `SELECT id AS "accountId", name, currency AS "currencyCode", type, money_text(minimum) AS minimum, is_crypto AS "isCrypto", is_closed AS "isClosed",
       to_char(date_trunc('month', opened_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS first,
       to_char(least(
         date_trunc('month', $3::timestamptz AT TIME ZONE 'UTC') - interval '1 month',
         CASE WHEN is_closed THEN date_trunc('month', moved_at AT TIME ZONE 'UTC') END), 'YYYY-MM-DD') AS last
     FROM (SELECT *, type = 11 OR status = 11 AS is_closed FROM account
           WHERE customer_id = $1 AND ($2::int IS NULL OR id = $2)) a
     WHERE sub_type IS DISTINCT FROM 'DEBIT' AND status NOT IN (0, 19, 20, 21, 23, 41, 65)
     ORDER BY is_closed, id`,
    [customerId, accountId, new Date(nowMs)],
  );
}

/** How many months lie from the first to the last, both counted. */
export function monthsOf({ first, last }: Pick<StatedAccount, 'first' | 'last'>): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(0, count(last) - count(first) + 1);
}

/** Years with their number of whole months, the newest first. */
export function yearsOf(account: Pick<StatedAccount, 'first' | 'last'>): { year: number; months: number }[] {
  if (monthsOf(account) === 0) return [];
  const [from, to] = [account.first, account.last].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const year = to - at;
    const first = year === from ? account.first : `${year}-01-01`;
    const last = year === to ? account.last : `${year}-12-01`;
    return { year, months: monthsOf({ first, last }) };
  });
}

export type MonthFigures = Omit<StatementExport, 'accountId' | 'currencyCode'>;

/**
 * What months of an account come to, the newest first. The balances are as the account shows them (R2.3.3), those after the last entry before and in the month: entries
 * are never dated before earlier ones of their account, so a month that is over does not change.
 */
export function figuresOf(
  db: Tx,
  { accountId, first, last }: Pick<StatedAccount, 'accountId' | 'first' | 'last'>,
  { skip, take }: { skip: number; take: number },
): Promise<MonthFigures[]> {
  const balance = (until: string) =>
    `coalesce((SELECT balance_after FROM entry WHERE account_id = $1 AND at < ${until} ORDER BY at DESC, seq DESC LIMIT 1), 0) + ${moreShown('a')}`;
  return db.query<MonthFigures>(
    `SELECT to_char(m.start, 'YYYY-MM-DD') AS "dateFrom", to_char(m.start + interval '1 month - 1 day', 'YYYY-MM-DD') AS "dateTo",
       money_text(${balance('m.from_at')}) AS "openingBalance", money_text(${balance('m.to_at')}) AS "closingBalance",
       money_text(coalesce(s.money_in, 0)) AS "moneyIn", money_text(coalesce(s.money_out, 0)) AS "moneyOut", s.entries
     FROM (SELECT start, start AT TIME ZONE 'UTC' AS from_at, (start + interval '1 month') AT TIME ZONE 'UTC' AS to_at
           FROM generate_series($2::timestamp, $3::timestamp, interval '1 month') start
           ORDER BY start DESC OFFSET $4 LIMIT $5) m
     JOIN account a ON a.id = $1
     CROSS JOIN LATERAL (
       SELECT sum(amount) FILTER (WHERE amount > 0) AS money_in, -sum(amount) FILTER (WHERE amount < 0) AS money_out, count(*)::int AS entries
       FROM entry WHERE account_id = $1 AND at >= m.from_at AND at < m.to_at) s
     ORDER BY m.start DESC`,
    [accountId, first, last, skip, take],
  );
}
