import type { BatchLine, batchTransferList } from '@bank/protocol/transfers-mass';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';

/** The wire form of a batch; the batch is b, and its payment, if it was ordered, p. */
export const BATCH = `
  SELECT b.id, b.name, b.type, b.account_id AS "accountId", instant_text(b.at) AS at, coalesce(p.status, 'checked') AS status, r.rows, r.wrong,
    r.paid, r.failed, o.returned, o."onItsWay", money_text(r.debit) AS "debitAmount", money_text(r.fee) AS fee, money_text(r.debit + r.fee) AS total,
    f.currency AS "currencyCode", money_text(f.balance - f.held - f.minimum) AS available
  FROM mass_batch b JOIN account f ON f.id = b.account_id
    LEFT JOIN payment p ON p.rail = 'batch' AND p.details ->> 'batchId' = b.id,
    LATERAL (SELECT count(*)::int AS rows, count(*) FILTER (WHERE state = 'wrong')::int AS wrong,
      count(*) FILTER (WHERE state = 'paid')::int AS paid, count(*) FILTER (WHERE state = 'failed')::int AS failed,
      coalesce(sum(x.debit), 0) AS debit, coalesce(sum(x.fee), 0) AS fee
      FROM mass_row x WHERE x.batch_id = b.id) r,
    LATERAL (SELECT count(*) FILTER (WHERE rp.status = 'returned')::int AS returned, count(*) FILTER (WHERE rp.status = 'released')::int AS "onItsWay"
      FROM mass_row x JOIN payment rp ON rp.id = p.id || '-' || x.n WHERE b.type <> 'p2p' AND x.batch_id = b.id) o`;

/** Batches of both kinds that were ordered, and that the filter of the call lets through. */
const CHOSEN = `
  FROM payment p LEFT JOIN mass_batch m ON m.id = p.details ->> 'batchId' LEFT JOIN global_batch g ON g.id = p.details ->> 'batchId',
    LATERAL (SELECT coalesce(m.id, g.id) AS id, coalesce(m.name, g.name) AS name, coalesce(m.type, 'globalPay') AS type, coalesce(m.at, g.at) AS at) b
  WHERE p.customer_id = $1 AND p.rail = 'batch' AND b.id IS NOT NULL AND ($2 = '' OR strpos(lower(b.name), lower($2)) > 0)
    AND ($3::date IS NULL OR b.at >= $3::date) AND ($4::date IS NULL OR b.at < $4::date + 1) AND ($5::text[] IS NULL OR b.type = ANY ($5))`;

/** A page of them. Only their rows are added up, not those of every batch there is (R0.63). */
const PAGE = `
  WITH page AS MATERIALIZED (SELECT b.id, b.at ${CHOSEN} ORDER BY b.at DESC, b.id DESC LIMIT $6 OFFSET $7)
  SELECT l.* FROM page, LATERAL (${BATCH} WHERE b.id = page.id UNION ALL SELECT * FROM global_batch_line($1, page.id)) l
  ORDER BY page.at DESC, page.id DESC`;

export const listBatches: Handler<typeof batchTransferList> = async (input, context) => {
  const { search = '', from = null, to = null, types = null, pageNumber } = input;
  const size = Math.min(input.pageSize, 100);
  const filter = [callerOf(context).customerId, search, from, to, types];
  const transfer = await context.db.query<BatchLine>(PAGE, [...filter, size, (Math.max(pageNumber, 1) - 1) * size]);
  const [count] = await context.db.query<{ total: number }>(`SELECT count(*)::int AS total ${CHOSEN}`, filter);
  return { batchTransfer: { transfer }, total: count?.total ?? 0 };
};
