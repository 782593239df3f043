import type { Account } from '@bank/protocol/accounts';
import type { Rooms } from '@bank/protocol/all';
import { callerOf } from '../../platform/handler';
import type { Handlers } from '../../platform/handler';
import { moreShown } from '../../ledger/more-shown';
import { expireOverdue } from '../../ledger/overdue';
import { refusal } from '../../ledger/refusal';
import { zoneOf } from '../../platform/zone';
import { holds } from './holds';
import { handlers as instructions } from './instructions';
import { letter } from './letter';
import { handlers as opening } from './open';
import { checkPeriod } from './period';
import { handlers as totals } from './totals';

export const handlers = {
  /** All accounts of the customer, closed ones last; one statement, so one snapshot (I7). */
  async balanceInquiry(_input, context) {
    const { customerId } = callerOf(context);
    await expireOverdue(context, customerId);
    const account = await context.db.prepared<Account>(
      'balance-inquiry',
      `SELECT a.id AS "accountId", a.type, a.sub_type AS "subType", a.status AS "accountStatusId", a.name, a.currency AS "currencyCode",
         a.is_crypto AS "isCrypto", a.wallet_address AS "walletAddress", money_text(a.balance) AS balance,
         money_text(a.balance - a.held - a.minimum) AS available, money_text(a.minimum) AS "accountBalanceMin",
         money_text(a.held) AS "pendingAmount", a.customer_id AS "customerId", a.is_settlement AS "isSettlementAccount",
         c.settlement_account AS "settlementAccountId", c.is_virtual AS "cardIsVirtual", c.expiry_month AS "cardExpiryMonth",
         c.expiry_year AS "cardExpiryYear",
         (SELECT n.status FROM card r JOIN account n ON n.id = r.account_id WHERE r.replaces = a.id) AS "cardReissuedStatusId"
       FROM account a LEFT JOIN card c ON c.account_id = a.id
       WHERE a.customer_id = $1 ORDER BY a.type = 11 OR a.status = 11, a.id`,
      [customerId],
    );
    return { accounts: { account } };
  },

  async balanceHistory({ accountId, fromDate, toDate, timeZone }, context) {
    checkPeriod(fromDate, toDate);
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
      `SELECT to_char(d.day, 'YYYY-MM-DD') AS date, money_text(coalesce(last.balance_after, 0) + ${moreShown('a')}) AS balance
       FROM generate_series($2::timestamp, $3::timestamp, '1 day') AS d (day)
       JOIN account a ON a.id = $1
       LEFT JOIN LATERAL (
         SELECT e.balance_after FROM entry e
         WHERE e.account_id = $1 AND e.at < (d.day + interval '1 day') AT TIME ZONE $4
         ORDER BY e.at DESC, e.seq DESC LIMIT 1) last ON true
       ORDER BY d.day`,
      [accountId, fromDate, toDate, zoneOf(timeZone)],
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
  accountHoldList: holds,
  accountLetter: letter,
  ...instructions,
  ...opening,
  ...totals,
} satisfies Handlers<Rooms['accounts']>;
