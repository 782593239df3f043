import type { Output, Parsed } from '@bank/protocol';
import type { insightOverview } from '@bank/protocol/insight';
import { FEE_OF_ENTRY } from '../../ledger/fee-of-entry';
import { moreShown } from '../../ledger/more-shown';
import { expireOverdue } from '../../ledger/overdue';
import { OWN_MONEY_SQL } from '../../ledger/own-money';
import { refusal } from '../../ledger/refusal';
import { dayStart } from '../../platform/calendar';
import type { Db } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { InvalidFields } from '../../platform/refusal';
import { zoneOf } from '../../platform/zone';

type Overview = Output<typeof insightOverview>;

const MONTHS = 12;
const PAYEES_A_MONTH = 10;

/** Twelve months of one currency, added up in one statement, so that all figures are of one moment (R2.7.40). */
export const overview: Handler<typeof insightOverview> = async (input, context) => {
  const { customerId } = callerOf(context);
  check(input);
  await expireOverdue(context, customerId);
  const currencies = await heldCurrencies(context.db, customerId);
  const currencyCode = input.currencyCode ?? currencies[0];
  if (currencyCode === undefined) return { currencies, currencyCode: null, months: [], categories: [], payees: [] };
  if (!currencies.includes(currencyCode)) throw refusal(context, { reason: 'unknownCurrency' });
  const [found] = await context.db.prepared<{ answer: Pick<Overview, 'months' | 'categories' | 'payees'> }>(
    'insight-overview',
    STATEMENT,
    [customerId, currencyCode, input.today, zoneOf(input.timeZone)],
  );
  return { currencies, currencyCode, ...(found?.answer ?? { months: [], categories: [], payees: [] }) };
};

/** @throws InvalidFields for a day that is none */
function check({ today }: Parsed<typeof insightOverview>): void {
  if (Number.isNaN(dayStart(today))) throw new InvalidFields('today');
}

async function heldCurrencies(db: Db, customerId: number): Promise<string[]> {
  const rows = await db.prepared<{ currency: string }>(
    'insight-currencies',
    `SELECT currency FROM account WHERE customer_id = $1 AND type <> 11 AND status <> 11
     GROUP BY currency ORDER BY sum(entries) DESC, min(id)`,
    [customerId],
  );
  return rows.map(({ currency }) => currency);
}

/**
 * As in the sums of a history: a fee is part of its payment, what is processing counts, and money between own accounts is neither in
 * nor out. What such a move cost counts among the fees all the same.
 */
const STATEMENT = `
  WITH span AS (
    SELECT date_trunc('month', $3::timestamp) - interval '${MONTHS - 1} months' AS first, date_trunc('month', $3::timestamp) + interval '1 month' AS next,
      extract(day FROM $3::timestamp) AS last_day),
  month AS (
    SELECT m AS start, to_char(m, 'YYYY-MM') AS month FROM span, generate_series(span.first, span.next - interval '1 month', '1 month') AS g (m)),
  listed AS MATERIALIZED (
    SELECT e.at AT TIME ZONE $4 AS at, e.operation_type AS kind, e.amount - ${FEE_OF_ENTRY} AS amount,
      CASE WHEN e.operation_type = 'Fees' THEN -e.amount ELSE ${FEE_OF_ENTRY} END AS fee, e.counterparty_name AS name,
      e.counterparty_email AS email
    FROM entry e JOIN payment o ON o.id = e.payment_id, span
    WHERE e.customer_id = $1 AND e.currency = $2 AND e.line <> 2
      AND e.at >= span.first AT TIME ZONE $4 AND e.at < span.next AT TIME ZONE $4
    UNION ALL
    SELECT p.at AT TIME ZONE $4, p.kind, -p.debit - p.fee, p.fee, p.payee ->> 'name', p.payee ->> 'email'
    FROM payment p, span
    WHERE p.customer_id = $1 AND p.debit_currency = $2 AND p.status IN ('pending', 'created', 'held') AND p.released_at IS NULL
      AND p.at >= span.first AT TIME ZONE $4 AND p.at < span.next AT TIME ZONE $4),
  moved AS MATERIALIZED (
    SELECT to_char(at, 'YYYY-MM') AS month, extract(day FROM at) AS day, amount, fee, name, category_for(t.category, kind, name) AS category,
      kind NOT IN ${OWN_MONEY_SQL} AS counts
    FROM listed LEFT JOIN taught_category t ON t.customer_id = $1 AND t.payee = payee_key(email, name)),
  flow AS (
    SELECT month, coalesce(sum(amount) FILTER (WHERE counts AND amount > 0), 0) AS incoming,
      coalesce(-sum(amount) FILTER (WHERE counts AND amount < 0), 0) AS outgoing,
      coalesce(-sum(amount) FILTER (WHERE counts AND amount < 0 AND day <= last_day), 0) AS to_day, coalesce(sum(fee), 0) AS fees
    FROM moved, span GROUP BY month),
  balance AS (
    SELECT m.month, coalesce(sum(coalesce(last.balance_after, 0) + ${moreShown('a')}), 0) AS amount
    FROM month m
    LEFT JOIN account a ON a.customer_id = $1 AND a.currency = $2 AND a.type <> 11 AND a.status <> 11
      AND a.opened_at < (m.start + interval '1 month') AT TIME ZONE $4
    LEFT JOIN LATERAL (
      SELECT e.balance_after FROM entry e WHERE e.account_id = a.id AND e.at < (m.start + interval '1 month') AT TIME ZONE $4
      ORDER BY e.at DESC, e.seq DESC LIMIT 1) last ON true
    GROUP BY m.month),
  category AS (
    SELECT month, category, -sum(amount) AS amount FROM moved WHERE counts AND amount < 0 GROUP BY month, category),
  payee AS (
    SELECT month, name, -sum(amount) AS amount, count(*)::int AS count, row_number() OVER (PARTITION BY month ORDER BY sum(amount), name) AS place
    FROM moved WHERE counts AND amount < 0 GROUP BY month, name)
  SELECT jsonb_build_object(
    'months', (SELECT jsonb_agg(jsonb_build_object('month', m.month, 'in', money_text(coalesce(f.incoming, 0)),
        'out', money_text(coalesce(f.outgoing, 0)), 'outToDay', money_text(coalesce(f.to_day, 0)), 'fees', money_text(coalesce(f.fees, 0)),
        'balance', money_text(b.amount)) ORDER BY m.month)
      FROM month m JOIN balance b USING (month) LEFT JOIN flow f USING (month)),
    'categories', (SELECT coalesce(jsonb_agg(jsonb_build_object('month', month, 'category', category, 'amount', money_text(amount))
      ORDER BY month, amount DESC, category), '[]') FROM category),
    'payees', (SELECT coalesce(jsonb_agg(jsonb_build_object('month', month, 'name', name, 'amount', money_text(amount), 'count', count)
      ORDER BY month, place), '[]') FROM payee WHERE place <= ${PAYEES_A_MONTH})) AS answer`;
