import type { Filters } from './filters';

/**
 * Where a transfer without entries stands among entries of the same millisecond: after them, and always at the same place
 * among its like.
 */
const AFTER_ALL_ENTRIES = '9223372036854775807 - abs(hashtext(t.id)::bigint)';

/** Whole rows, newest first, of the keys that a common table expression `page` lists. */
const ROWS_OF_PAGE = `
  SELECT
    CASE WHEN e.transfer_id IS NULL THEN t.id
      ELSE e.transfer_id || CASE WHEN e.line = 2 THEN '-fee' WHEN e.line = 3 AND e.operation_type = 'Exchange' THEN '-in' ELSE '' END
    END AS "transactionId",
    p.account_id AS "accountId", instant_text(p.at) AS date, coalesce(e.operation_type, t.kind) AS "operationType",
    CASE WHEN e.amount > 0 THEN 'in' ELSE 'out' END AS direction, money_text(abs(coalesce(e.amount, t.debit))) AS amount,
    coalesce(e.currency, t.debit_currency) AS "currencyCode",
    money_text(CASE WHEN e.line IS NULL THEN t.fee WHEN e.line = 1 THEN paid.fee ELSE 0 END) AS fee,
    CASE WHEN e.line IS NOT NULL THEN 'completed' WHEN t.status IN ('pending', 'created') THEN 'processing' ELSE 'rejected' END AS status,
    coalesce(e.counterparty_name, t.payee_name) AS "counterpartyName", coalesce(e.counterparty_email, t.payee_email) AS "counterpartyEmail",
    coalesce(e.description, t.note) AS description, money_text(e.balance_after) AS "balanceAfter",
    CASE WHEN e.line = 2 THEN e.transfer_id END AS "feeOf"
  FROM page p
  LEFT JOIN entry e ON p.transfer_id IS NULL AND e.account_id = p.account_id AND e.at = p.at AND e.seq = p.seq
  LEFT JOIN transfer t ON t.id = p.transfer_id
  LEFT JOIN transfer paid ON e.line = 1 AND paid.id = e.transfer_id
  ORDER BY p.at DESC, p.seq DESC`;

/** How many rows match, and how many of those are processing or rejected. */
export function countStatement(filters: Filters, accountId: number | undefined): string {
  const entries = filters.plain
    ? `SELECT coalesce(sum(entries), 0)::int AS n FROM account WHERE customer_id = $1${accountId === undefined ? '' : ' AND id = $2'}`
    : `SELECT count(*)::int AS n FROM entry e WHERE ${filters.entry.join(' AND ')}`;
  return `
    SELECT c.n + u.processing + u.rejected AS results, u.rejected, u.processing
    FROM (${entries}) c,
      (SELECT count(*) FILTER (WHERE t.status IN ('pending', 'created'))::int AS processing,
         count(*) FILTER (WHERE t.status NOT IN ('pending', 'created'))::int AS rejected
       FROM transfer t WHERE ${filters.unposted.join(' AND ')}) u`;
}

/** What countStatement answers. */
export interface Counts {
  results: number;
  rejected: number;
  processing: number;
}

/**
 * One page. Only the keys of entries are skipped, in an index and from whichever end is nearer, so no page is further away
 * than half of the history. The few transfers without entries are not known to lie before or after what is skipped:
 * so many entries fewer are skipped there, and the rest is skipped once both are in one order.
 *
 * @returns null when the page is past the end
 */
export function pageStatement(
  filters: Filters,
  pageNumber: number,
  size: number,
  { results, rejected, processing }: Counts,
): { text: string; values: unknown[] } | null {
  const before = (pageNumber - 1) * size;
  const take = Math.min(size, results - before);
  if (take <= 0) return null;
  const fromTheEnd = before > results / 2;
  const order = fromTheEnd ? 'ASC' : 'DESC';
  const skip = fromTheEnd ? results - before - take : before;
  const unposted = rejected + processing;
  const skipEntries = Math.max(0, skip - unposted);
  const values = [...filters.values, skipEntries, take + unposted, skip - skipEntries, take];
  const parameter = (fromLast: number) => `$${values.length - fromLast}`;
  const text = `
    WITH page AS MATERIALIZED (
      (SELECT e.at, e.seq, e.account_id, NULL AS transfer_id FROM entry e WHERE ${filters.entry.join(' AND ')}
       ORDER BY e.at ${order}, e.seq ${order} OFFSET ${parameter(3)} LIMIT ${parameter(2)})
      UNION ALL
      SELECT t.at, ${AFTER_ALL_ENTRIES}, t.from_account, t.id FROM transfer t WHERE ${filters.unposted.join(' AND ')}
      ORDER BY at ${order}, seq ${order} OFFSET ${parameter(1)} LIMIT ${parameter(0)})${ROWS_OF_PAGE}`;
  return { text, values };
}

/** All of it in the order of the pages, for a cursor: one snapshot, read in batches. */
export function everythingStatement(filters: Filters): string {
  return `
    WITH page AS (
      SELECT e.at, e.seq, e.account_id, NULL AS transfer_id FROM entry e WHERE ${filters.entry.join(' AND ')}
      UNION ALL
      SELECT t.at, ${AFTER_ALL_ENTRIES}, t.from_account, t.id FROM transfer t WHERE ${filters.unposted.join(' AND ')})${ROWS_OF_PAGE}`;
}
