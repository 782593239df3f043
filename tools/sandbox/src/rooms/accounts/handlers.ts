import { responseCode } from '@bank/protocol';
import type { Account } from '@bank/protocol/accounts';
import type { Rooms } from '@bank/protocol/all';
import { callerOf } from '../../platform/handler';
import type { Handlers } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { expireOverdue } from '../../ledger/overdue';
import { refusal } from '../../ledger/refusal';

const DAY_MS = 86_400_000;
/** Two years and a bit: what a chart can show. */
const MAX_DAYS = 800;

export const handlers = {
  /** All accounts of the customer, closed ones last; one statement, so one snapshot (I7). */
  async balanceInquiry(_input, context) {
    const { customerId } = callerOf(context);
    await expireOverdue(context, customerId);
    const account = await context.db.prepared<Account>(
      'balance-inquiry',
      `SELECT id AS "accountId", type, sub_type AS "subType", status AS "accountStatusId", name, currency AS "currencyCode",
         is_crypto AS "isCrypto", wallet_address AS "walletAddress", money_text(balance) AS balance,
         money_text(balance - held - minimum) AS available, money_text(minimum) AS "accountBalanceMin",
         money_text(held) AS "pendingAmount", customer_id AS "customerId", is_settlement AS "isSettlementAccount"
       FROM account WHERE customer_id = $1 ORDER BY type = 11, id`,
      [customerId],
    );
    return { accounts: { account } };
  },

  async balanceHistory({ accountId, fromDate, toDate }, context) {
    const days = (dayStart(toDate) - dayStart(fromDate)) / DAY_MS + 1;
    if (!(days >= 1 && days <= MAX_DAYS)) throw new Refusal(responseCode.invalidParams, 'fromDate, toDate');
    const { customerId } = callerOf(context);
    const own = await context.db.prepared<object>(
      'own-account',
      'SELECT FROM account WHERE id = $1 AND customer_id = $2',
      [accountId, customerId],
    );
    if (own.length === 0) throw refusal(context, { reason: 'noAccess' });
    // One index lookup per day, independent of the number of entries.
    const points = await context.db.prepared<{ date: string; balance: string }>(
      'balance-history',
      `SELECT to_char(d.day, 'YYYY-MM-DD') AS date, money_text(coalesce(last.balance_after, 0)) AS balance
       FROM generate_series($2::timestamp, $3::timestamp, '1 day') AS d (day)
       LEFT JOIN LATERAL (
         SELECT e.balance_after FROM entry e
         WHERE e.account_id = $1 AND e.at < (d.day + interval '1 day') AT TIME ZONE 'UTC'
         ORDER BY e.at DESC, e.seq DESC LIMIT 1) last ON true
       ORDER BY d.day`,
      [accountId, fromDate, toDate],
    );
    return { points };
  },

  async exchangeRate({ fromCurrencyCode, toCurrencyCode }, context) {
    const from = fromCurrencyCode.trim().toUpperCase();
    const to = toCurrencyCode.trim().toUpperCase();
    if (from === to || from === '' || to === '') return { rate: '1' };
    const [row] = await context.db.prepared<{ rate: string }>(
      'exchange-rate',
      `SELECT trim_scale(fx_rate(f.eur_value, t.eur_value))::text AS rate FROM currency f, currency t WHERE f.code = $1 AND t.code = $2`,
      [from, to],
    );
    if (!row) throw refusal(context, { reason: 'unknownCurrency' });
    return row;
  },
} satisfies Handlers<Rooms['accounts']>;

/** NaN for a day that is not in the calendar. */
function dayStart(day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? Number.NaN : ms;
}
