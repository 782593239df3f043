import { accountType } from '@bank/protocol/accounts';
import { numberOf } from '../../../ledger/account-number';
import { moreShown } from '../../../ledger/more-shown';
import type { JobContext } from '../../../platform/jobs/worker';
import { zoneOf } from '../../../platform/zone';
import type { HistoryFilter } from '../filters';
import { ENTRY_SUFFIX } from '../statements';
import { batchesOf } from './batches';
import type { BookedEntry, StatementSource } from './formats/source';

/** What a statement says beside its entries. */
type Frame = Pick<StatementSource, 'account' | 'from' | 'to' | 'opening' | 'closing' | 'credit' | 'credits' | 'debits'>;

interface FrameRow {
  id: number;
  name: string;
  type: number;
  isCrypto: boolean;
  currency: string;
  holder: string;
  from: string;
  to: string;
  opening: string;
  closing: string;
  credit: string | null;
  creditCount: number;
  creditSum: string;
  debitCount: number;
  debitSum: string;
  /** The last entry of the statement, as its place in the account: what is booked meanwhile comes after it. As text, which keeps microseconds. */
  lastAt: string | null;
  lastSeq: string | null;
}

/**
 * Everything that was booked on an account in a period. The entries of an account are only ever added behind the last one, so whatever is
 * booked while the file is written lies behind the last entry that the sums know.
 */
export async function bookedSource(
  filter: HistoryFilter,
  brand: string,
  { tx, clock, signal }: JobContext,
): Promise<Frame & Pick<StatementSource, 'entries'>> {
  const { accountId, fromDate = null, toDate = null } = filter;
  const values = [accountId, fromDate, toDate, zoneOf(filter.timeZone)];
  const [found] = await tx.query<FrameRow>(FRAME, [...values, new Date(clock.now())]);
  if (!found) throw new Error(`account ${accountId} is gone`);
  const {
    id,
    name,
    type,
    isCrypto,
    currency,
    holder,
    lastAt,
    lastSeq,
    creditCount,
    creditSum,
    debitCount,
    debitSum,
    ...rest
  } = found;
  const entries = batchesOf<BookedEntry>(tx, ENTRIES, [...values, lastAt, lastSeq], signal);
  return {
    account: {
      number: numberOf(brand, { accountId: id, type, isCrypto }),
      ownNumber: String(id),
      name,
      currency,
      holder,
    },
    credits: { count: creditCount, sum: creditSum },
    debits: { count: debitCount, sum: debitSum },
    ...rest,
    entries,
  };
}

/** $1 account, $2 and $3 first and last day or null, $4 whose days. */
const SPAN = `
span AS (
  SELECT coalesce($2::text::timestamp AT TIME ZONE $4, '-infinity') AS start,
    coalesce(($3::text::timestamp + interval '1 day') AT TIME ZONE $4, 'infinity') AS stop)`;

/** $5 now. The balance of a moment is that after the last entry before it. */
const FRAME = `
WITH ${SPAN},
last AS (
  SELECT e.at, e.seq, e.balance_after FROM entry e, span WHERE e.account_id = $1 AND e.at < span.stop ORDER BY e.at DESC, e.seq DESC LIMIT 1),
before AS (
  SELECT e.balance_after FROM entry e, span WHERE e.account_id = $1 AND e.at < span.start ORDER BY e.at DESC, e.seq DESC LIMIT 1),
sums AS (
  SELECT count(*) FILTER (WHERE e.amount > 0)::int AS credit_count, coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0) AS credit_sum,
    count(*) FILTER (WHERE e.amount < 0)::int AS debit_count, coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0) AS debit_sum
  FROM entry e, span, last WHERE e.account_id = $1 AND e.at >= span.start AND e.at < span.stop AND (e.at, e.seq) <= (last.at, last.seq))
SELECT a.id, a.name, a.type, a.is_crypto AS "isCrypto", a.currency, coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS holder,
  coalesce($2::text, to_char(least(a.opened_at, (SELECT min(e.at) FROM entry e WHERE e.account_id = $1)) AT TIME ZONE $4, 'YYYY-MM-DD')) AS from,
  coalesce($3::text, to_char($5::timestamptz AT TIME ZONE $4, 'YYYY-MM-DD')) AS to,
  money_text(coalesce((SELECT balance_after FROM before), 0)) AS opening, money_text(coalesce((SELECT balance_after FROM last), 0)) AS closing,
  CASE WHEN a.type = ${accountType.prepayment} THEN money_text(${moreShown('a')}) END AS credit, s.credit_count AS "creditCount", money_text(s.credit_sum) AS "creditSum", s.debit_count AS "debitCount", money_text(s.debit_sum) AS "debitSum",
  (SELECT at::text FROM last) AS "lastAt", (SELECT seq FROM last) AS "lastSeq"
FROM account a JOIN customer c ON c.id = a.customer_id CROSS JOIN sums s WHERE a.id = $1`;

/** $5 and $6 the last entry. */
const ENTRIES = `
WITH ${SPAN}
SELECT e.payment_id || ${ENTRY_SUFFIX} AS "transactionId", e.payment_id AS "paymentId", instant_text(e.at) AS at,
  to_char(e.at AT TIME ZONE $4, 'YYYY-MM-DD') AS day, money_text(e.amount) AS amount, e.operation_type AS "operationType",
  e.counterparty_name AS "counterpartyName", e.description
FROM span, entry e JOIN payment o ON o.id = e.payment_id
WHERE e.account_id = $1 AND e.at >= span.start AND e.at < span.stop AND (e.at, e.seq) <= ($5::timestamptz, $6::bigint)
ORDER BY e.at, e.seq`;
