import type { defaultRatesList, monthSpending, Rate, totalHistory } from '@bank/protocol/totals';
import { moreShown } from '../../ledger/more-shown';
import { OWN_MONEY_SQL } from '../../ledger/own-money';
import { refusal } from '../../ledger/refusal';
import { dayStart } from '../../platform/calendar';
import { callerOf } from '../../platform/handler';
import type { Handler } from '../../platform/handler';
import { InvalidFields } from '../../platform/refusal';
import { zoneOf } from '../../platform/zone';
import { checkPeriod } from './period';

const DAY_MS = 86_400_000;
/** The bank sets its rates once a day, at 08:30 UTC. */
const RATES_SET_MS = 8.5 * 3_600_000;

/** How far the market has moved from the bank's rate since it was set: the sandbox's market always stands here. */
const MARKET: Readonly<Record<string, string>> = {
  EUR: '0',
  USD: '0.0031',
  GBP: '-0.0018',
  RON: '0.0012',
  AUD: '-0.0044',
  CAD: '0.0027',
  BTC: '0.0125',
  ETH: '-0.0093',
  USDT: '0.0029',
};

/** When the rates of now were set. @param nowMs ms since 1970 */
function ratesAt(nowMs: number): string {
  return new Date(Math.floor((nowMs - RATES_SET_MS) / DAY_MS) * DAY_MS + RATES_SET_MS).toISOString();
}

const rates: Handler<typeof defaultRatesList> = async (_input, { db, clock }) => {
  const rate = await db.prepared<Rate>(
    'default-rates',
    `SELECT f.code AS "fromCurrencyCode", t.code AS "toCurrencyCode",
       trim_scale(fx_rate(f.eur_value, t.eur_value))::text AS rate,
       trim_scale(round(f.eur_value * (1 + ($1::jsonb ->> f.code)::numeric) / (t.eur_value * (1 + ($1::jsonb ->> t.code)::numeric)), 8))::text
         AS "midRate"
     FROM currency f JOIN currency t ON t.code <> f.code ORDER BY f.cash_account, t.cash_account`,
    [JSON.stringify(MARKET)],
  );
  return { ratesAt: ratesAt(clock.now()), rates: { rate } };
};

/** Each account is rounded for itself, as the client does, so that the last total is the one that the client adds up. */
const totals: Handler<typeof totalHistory> = async ({ currencyCode, fromDate, toDate, timeZone }, context) => {
  checkPeriod(fromDate, toDate);
  const known = await context.db.prepared<object>('currency-known', 'SELECT FROM currency WHERE code = $1', [
    currencyCode,
  ]);
  if (known.length === 0) throw refusal(context, { reason: 'unknownCurrency' });
  const points = await context.db.prepared<{ date: string; balance: string }>(
    'total-history',
    `SELECT to_char(d.day, 'YYYY-MM-DD') AS date, money_text(coalesce(sum(round(
         (coalesce(last.balance_after, 0) + ${moreShown('a')})
           * fx_rate(f.eur_value, t.eur_value), t.decimals)), 0)) AS balance
     FROM generate_series($3::timestamp, $4::timestamp, '1 day') AS d (day)
     JOIN currency t ON t.code = $2
     LEFT JOIN account a ON a.customer_id = $1 AND a.type <> 11 AND a.status <> 11
       AND a.opened_at < (d.day + interval '1 day') AT TIME ZONE $5
     LEFT JOIN currency f ON f.code = a.currency
     LEFT JOIN LATERAL (
       SELECT e.balance_after FROM entry e
       WHERE e.account_id = a.id AND e.at < (d.day + interval '1 day') AT TIME ZONE $5
       ORDER BY e.at DESC, e.seq DESC LIMIT 1) last ON true
     GROUP BY d.day ORDER BY d.day`,
    [callerOf(context).customerId, currencyCode, fromDate, toDate, zoneOf(timeZone)],
  );
  return { points };
};

const spending: Handler<typeof monthSpending> = async ({ today, timeZone }, context) => {
  if (Number.isNaN(dayStart(today))) throw new InvalidFields('today');
  const list = await context.db.prepared<{ currencyCode: string; thisMonth: string; lastMonth: string }>(
    'month-spending',
    // A month without that day is over on its last one: the interval ends there.
    `WITH span AS (
       SELECT date_trunc('month', $2::timestamp) AS this_from, $2::timestamp + interval '1 day' AS this_to,
         date_trunc('month', $2::timestamp) - interval '1 month' AS last_from,
         $2::timestamp - interval '1 month' + interval '1 day' AS last_to)
     SELECT * FROM (
       SELECT e.currency AS "currencyCode",
         money_text(coalesce(-sum(e.amount) FILTER (WHERE e.at >= this_from AT TIME ZONE $3), 0)) AS "thisMonth",
         money_text(coalesce(-sum(e.amount) FILTER (WHERE e.at < last_to AT TIME ZONE $3), 0)) AS "lastMonth"
       FROM entry e, span
       WHERE e.customer_id = $1 AND e.amount < 0 AND e.operation_type NOT IN ${OWN_MONEY_SQL}
         AND e.at >= last_from AT TIME ZONE $3 AND e.at < this_to AT TIME ZONE $3
       GROUP BY e.currency) months
     WHERE "thisMonth" <> '0.00' OR "lastMonth" <> '0.00' ORDER BY "currencyCode"`,
    [callerOf(context).customerId, today, zoneOf(timeZone)],
  );
  return { spending: list };
};

/** What says one figure about several accounts. */
export const handlers = { defaultRatesList: rates, totalHistory: totals, monthSpending: spending };
