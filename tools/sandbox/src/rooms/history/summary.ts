import type { transactionSummary, TransactionSummary } from '@bank/protocol/history';
import { expireOverdue } from '../../ledger/overdue';
import { OWN_MONEY_SQL } from '../../ledger/own-money';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { zoneOf } from '../../platform/zone';
import { checkDays, filtersOf } from './filters';
import type { Filters, HistoryFilter } from './filters';
import { checkAccount } from './own-account';
import { FEE_OF_ENTRY } from '../../ledger/fee-of-entry';

/** Adds up a whole list in one statement, so that totals, categories and days are of one moment. */
export const summary: Handler<typeof transactionSummary> = async (filter, context) => {
  const { customerId } = callerOf(context);
  checkDays(filter);
  await expireOverdue(context, customerId);
  await checkAccount(filter, context);
  const { text, values } = summaryStatement(filtersOf(filter, customerId), filter);
  const [found] = await context.db.query<{ answer: TransactionSummary }>(text, values);
  return found?.answer ?? { totals: [], categories: [], days: [] };
};

/**
 * Rows are first put together by what every figure needs, so that a long list is read once. Where fees are folded they stay in the sums
 * of their transaction's day and are no row.
 */
function summaryStatement(filters: Filters, filter: HistoryFilter): { text: string; values: unknown[] } {
  const values = [...filters.values, zoneOf(filter.timeZone)];
  const day = (at: string) => `to_char(${at} AT TIME ZONE $${values.length}, 'YYYY-MM-DD')`;
  const withFee = filters.folded ? `e.amount - ${FEE_OF_ENTRY}` : 'e.amount';
  const feeOf = filters.folded ? 'JOIN payment o ON o.id = e.payment_id' : '';
  // Between own accounts nothing comes in or goes out, unless the list is about one of them.
  const counts = filter.accountId === undefined ? `kind NOT IN ${OWN_MONEY_SQL}` : 'true';
  const text = `
    WITH taught AS (SELECT payee, category FROM taught_category WHERE customer_id = $1),
    listed AS (
      SELECT ${day('e.at')} AS day, e.currency, ${withFee} AS amount, e.operation_type AS kind,
        category_for(t.category, e.operation_type, e.counterparty_name) AS category
      FROM entry e ${feeOf} LEFT JOIN taught t ON t.payee = payee_key(e.counterparty_email, e.counterparty_name)
      WHERE ${filters.entry.join(' AND ')}
      UNION ALL
      SELECT ${day('p.at')}, p.debit_currency, CASE WHEN p.status IN ('pending', 'created', 'held') THEN -p.debit - p.fee ELSE 0 END, p.kind,
        category_for(t.category, p.kind, p.payee ->> 'name')
      FROM payment p LEFT JOIN taught t ON t.payee = payee_key(p.payee ->> 'email', p.payee ->> 'name')
      WHERE ${filters.unposted.join(' AND ')}),
    summed AS MATERIALIZED (
      SELECT day, currency, category, ${counts} AS counts, count(*) AS rows, sum(amount) AS amount,
        coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS incoming, coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS outgoing
      FROM listed GROUP BY 1, 2, 3, 4)
    SELECT jsonb_build_object(
      'totals', (SELECT coalesce(jsonb_agg(t ORDER BY t."currencyCode"), '[]') FROM (
        SELECT currency AS "currencyCode", money_text(sum(incoming)) AS "in", money_text(sum(outgoing)) AS "out"
        FROM summed WHERE counts GROUP BY currency) t),
      'categories', (SELECT coalesce(jsonb_agg(jsonb_build_object('category', category, 'currencyCode', currency, 'amount', money_text(out))
          ORDER BY out DESC, category), '[]') FROM (
        SELECT category, currency, sum(outgoing) AS out FROM summed WHERE counts GROUP BY category, currency) c WHERE out > 0),
      'days', (SELECT coalesce(jsonb_agg(jsonb_build_object('day', day, 'count', rows, 'sums', sums) ORDER BY day DESC), '[]') FROM (
        SELECT day, sum(rows)::int AS rows, coalesce(jsonb_agg(jsonb_build_object('currencyCode', currency, 'amount', money_text(amount))
          ORDER BY currency) FILTER (WHERE amount <> 0), '[]') AS sums
        FROM (SELECT day, currency, sum(rows) AS rows, sum(amount) AS amount FROM summed GROUP BY day, currency) c
        GROUP BY day) d)) AS answer`;
  return { text, values };
}
