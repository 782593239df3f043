import { FEE_OF_ENTRY } from '../../ledger/fee-of-entry';
import { moreShown } from '../../ledger/more-shown';
import type { Filters } from './filters';

/**
 * Where a payment without entries stands among entries of the same millisecond: after them, and always at the same place
 * among its like.
 */
const AFTER_ALL_ENTRIES = '9223372036854775807 - abs(hashtext(p.id)::bigint)';

/**
 * What tells the rows of one payment apart: its fee, what reached one's own other account, what came back and left that one, and from the second part
 * on, which part it is.
 */
export const ENTRY_SUFFIX = `CASE WHEN e.line = 2 THEN '-fee'
  WHEN e.step = 'return' THEN '-return' || CASE WHEN e.line = 1 AND o.payee ->> 'kind' = 'ownAccount' THEN '-out' ELSE '' END
  WHEN e.line = 3 AND o.payee ->> 'kind' = 'ownAccount' THEN '-in' WHEN e.n > 1 THEN '-part' ELSE '' END
  || CASE WHEN e.n > 1 THEN '-' || e.n ELSE '' END`;

/**
 * Whole rows, newest first, of the keys that a common table expression `page` lists. Where fees are folded, the balance of what has
 * a fee is the one after it: the fee's entry is posted right behind, on the same account.
 */
export const rowsOfPage = (isFolded: boolean) => `
  SELECT
    o.id || ${ENTRY_SUFFIX} AS "transactionId",
    k.account_id AS "accountId", instant_text(k.at) AS date, coalesce(e.operation_type, o.kind) AS "operationType",
    CASE WHEN e.amount > 0 THEN 'in' ELSE 'out' END AS direction, money_text(abs(coalesce(e.amount, o.debit))) AS amount,
    coalesce(e.currency, o.debit_currency) AS "currencyCode",
    money_text(CASE WHEN e.line IS NULL THEN o.fee ELSE ${FEE_OF_ENTRY} END) AS fee,
    CASE WHEN e.line IS NOT NULL THEN 'completed' WHEN o.status IN ('pending', 'created', 'held') THEN 'processing' ELSE 'rejected' END AS status,
    CASE WHEN e.line IS NOT NULL THEN NULL
      WHEN o.status = 'pending' AND s.payment_id IS NOT NULL
        THEN jsonb_build_object('what', 'shop', 'leavesAt', NULL, 'heldUntil', instant_text(s.lapses_at))
      WHEN o.status = 'pending'
        THEN jsonb_build_object('what', 'confirmation', 'leavesAt', NULL, 'heldUntil', instant_text(o.approval_expires_at))
      WHEN o.status = 'created' THEN jsonb_build_object('what', 'approval', 'leavesAt', NULL)
      WHEN o.status = 'held' AND o.releases_at = o.leaves_at THEN jsonb_build_object('what', 'day', 'leavesAt', instant_text(o.leaves_at))
      WHEN o.status = 'held' THEN jsonb_build_object('what', 'moment', 'leavesAt', NULL) END AS "waitsFor",
    CASE WHEN e.line IS NOT NULL THEN NULL WHEN s.status IN ('reversed', 'lapsed') THEN s.status ELSE s.decline_reason END AS "notPaid",
    CASE WHEN e.line IS NULL AND s.payment_id IS NULL AND o.status IN ('expired', 'cancelled') THEN o.status END AS ended,
    CASE WHEN a.customer_id = o.customer_id THEN w.first_name || ' ' || left(w.last_name, 1) || '.' END AS "orderedByBank",
    coalesce(e.counterparty_name, o.payee ->> 'name') AS "counterpartyName",
    coalesce(e.counterparty_email, o.payee ->> 'email') AS "counterpartyEmail",
    coalesce(e.description, o.note) AS description,
    money_text(e.balance_after${isFolded ? ` - ${FEE_OF_ENTRY}` : ''} + ${moreShown('a')}) AS "balanceAfter",
    CASE WHEN e.line = 2 THEN e.payment_id END AS "feeOf",
    category_for(t.category, coalesce(e.operation_type, o.kind), coalesce(e.counterparty_name, o.payee ->> 'name')) AS category
  FROM page k
  LEFT JOIN entry e ON k.payment_id IS NULL AND e.account_id = k.account_id AND e.at = k.at AND e.seq = k.seq
  JOIN payment o ON o.id = coalesce(k.payment_id, e.payment_id)
  JOIN account a ON a.id = k.account_id
  -- A payment that a shop asked a card for.
  LEFT JOIN card_purchase s ON s.payment_id = o.id
  LEFT JOIN app_user w ON w.id = o.created_by AND w.is_admin AND w.customer_id IS DISTINCT FROM o.customer_id
  LEFT JOIN taught_category t ON t.customer_id = coalesce(e.customer_id, o.customer_id)
    AND t.payee = payee_key(coalesce(e.counterparty_email, o.payee ->> 'email'), coalesce(e.counterparty_name, o.payee ->> 'name'))
  ORDER BY k.at DESC, k.seq DESC`;

/** How many rows match, and how many of those are processing or rejected. */
export function countStatement(filters: Filters, accountId: number | undefined): string {
  // Without a filter nothing is counted row by row: accounts know their entries, and how many of them are fees.
  const own = `customer_id = $1${accountId === undefined ? '' : ' AND id = $2'}`;
  const entries = filters.plain
    ? `SELECT coalesce(sum(a.entries${filters.folded ? ' - a.fees' : ''}), 0)::int AS n
       FROM account a WHERE ${own}`
    : `SELECT count(*)::int AS n FROM entry e WHERE ${filters.entry.join(' AND ')}`;
  return `
    SELECT c.n + u.processing + u.rejected AS results, u.rejected, u.processing
    FROM (${entries}) c,
      (SELECT count(*) FILTER (WHERE p.status IN ('pending', 'created', 'held'))::int AS processing,
         count(*) FILTER (WHERE p.status NOT IN ('pending', 'created', 'held'))::int AS rejected
       FROM payment p WHERE ${filters.unposted.join(' AND ')}) u`;
}

/** What countStatement answers. */
export interface Counts {
  results: number;
  rejected: number;
  processing: number;
}

/**
 * One page. Only the keys of entries are skipped, in an index and from whichever end is nearer, so no page is further away
 * than half of the history. The few payments without entries are not known to lie before or after what is skipped:
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
      (SELECT e.at, e.seq, e.account_id, NULL AS payment_id FROM entry e WHERE ${filters.entry.join(' AND ')}
       ORDER BY e.at ${order}, e.seq ${order} OFFSET ${parameter(3)} LIMIT ${parameter(2)})
      UNION ALL
      SELECT p.at, ${AFTER_ALL_ENTRIES}, p.from_account, p.id FROM payment p WHERE ${filters.unposted.join(' AND ')}
      ORDER BY at ${order}, seq ${order} OFFSET ${parameter(1)} LIMIT ${parameter(0)})${rowsOfPage(filters.folded)}`;
  return { text, values };
}

/** All of it in the order of the pages, for a cursor: one snapshot, read in batches. */
export function everythingStatement(filters: Filters): string {
  return `
    WITH page AS (
      SELECT e.at, e.seq, e.account_id, NULL AS payment_id FROM entry e WHERE ${filters.entry.join(' AND ')}
      UNION ALL
      SELECT p.at, ${AFTER_ALL_ENTRIES}, p.from_account, p.id FROM payment p WHERE ${filters.unposted.join(' AND ')})${rowsOfPage(filters.folded)}`;
}
