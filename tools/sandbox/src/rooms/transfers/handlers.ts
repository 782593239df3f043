import { responseCode } from '@bank/protocol';
import type { CreatedPayment, RecentTransfer } from '@bank/protocol/transfers';
import type { Rooms } from '@bank/protocol/all';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handlers } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { sendCode } from './approval-message';
import { cancelTransfer } from './cancel';
import { limitsBetween, mostBetween, quoteBetween, transferBetween } from './own-accounts';
import { confirmP2p, createP2p } from './p2p';
import { refusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
import { countRequests, listRequests } from './request-list';
import { confirmRequests, decideRequests, readApproval } from './requests';

interface Payee {
  name: string | null;
  is_employee: boolean;
  is_blocked: boolean;
}

interface Quote {
  debit: string;
  fee: string;
  total: string;
  currency: string;
  rate: string;
  available: string;
}

export const handlers = {
  /** Whether somebody can be paid at an address; names nobody who cannot be (R0.28). */
  async checkPayeeEmail({ email }, context) {
    const [payee] = await context.db.prepared<Payee>(
      'check-payee',
      `SELECT coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name,
         c.id IS NULL AND EXISTS (SELECT FROM membership m WHERE m.user_id = u.id) AS is_employee,
         EXISTS (SELECT FROM payout_block b WHERE b.customer_id = $2 AND b.email = u.email) AS is_blocked
       FROM app_user u LEFT JOIN customer c ON c.id = u.customer_id WHERE u.email = $1`,
      [email.trim().toLowerCase(), callerOf(context).customerId],
    );
    const exists = typeof payee?.name === 'string';
    return {
      exist: exists,
      exists,
      isEmployee: payee?.is_employee ?? false,
      outBlacklist: payee?.is_blocked ?? false,
      name: payee?.name ?? null,
    };
  },

  /** The payees paid last, each once, with what was sent to them last (R2.9.4: three on the P2P screen). */
  async recentTransfersList({ types, limit, search }, context) {
    if (!types.includes('p2p')) return { transfers: [] };
    const transfers = await context.db.prepared<RecentTransfer>(
      'recent-payees',
      `SELECT id AS "transactionId", 'p2p' AS type, '3d' AS permission, false AS "isDisabled", payee ->> 'name' AS name,
         payee ->> 'email' AS email, money_text(amount) AS amount, currency AS "currencyCode", instant_text(at) AS date
       FROM (SELECT DISTINCT ON (payee ->> 'email') * FROM
              (SELECT * FROM payment WHERE customer_id = $1 AND kind = 'P2P' ORDER BY at DESC LIMIT 500) latest
             WHERE status = 'posted' AND ($3 = '' OR strpos(lower((payee ->> 'name') || ' ' || (payee ->> 'email')), lower($3)) > 0)
             ORDER BY payee ->> 'email', at DESC) once
       ORDER BY at DESC LIMIT $2`,
      [callerOf(context).customerId, Math.min(limit, 50), search ?? ''],
    );
    return { transfers };
  },

  async p2pTransferFee({ accountId, amount, currency }, context) {
    const [quote] = await context.db.prepared<Quote>(
      'p2p-quote',
      `SELECT money_text(q.debit) AS debit, money_text(p2p_fee(f, q.debit)) AS fee, money_text(q.debit + p2p_fee(f, q.debit)) AS total,
         f.code AS currency, trim_scale(r.rate)::text AS rate, money_text(a.balance - a.held - a.minimum) AS available
       FROM account a JOIN currency f ON f.code = a.currency JOIN currency t ON t.code = $4,
         LATERAL (SELECT CASE WHEN f.code = t.code THEN 1 ELSE fx_rate(f.eur_value, t.eur_value) END AS rate) r,
         LATERAL (SELECT up_to(fx_cost($3::numeric, r.rate), f.decimals) AS debit) q
       WHERE a.id = $1 AND a.customer_id = $2`,
      [accountId, callerOf(context).customerId, amount, currency],
    );
    if (!quote) throw refusal(context, await whyNoQuote(accountId, context));
    if (!(Number(amount) > 0)) throw refusal(context, { reason: 'invalidAmount' });
    return {
      fee: quote.fee,
      debitAmount: quote.debit,
      total: quote.total,
      debitCurrencyCode: quote.currency,
      exchangeRate: quote.rate,
      available: quote.available,
    };
  },

  p2pTransfer: createP2p,
  accountTransfer: transferBetween,
  accountTransferFee: quoteBetween,
  accountTransferMaxAmount: mostBetween,
  accountTransferLimits: limitsBetween,
  normalConfirm: confirmP2p,

  transactionRequestList: listRequests,
  notificationsCount: countRequests,
  approve: decideRequests,
  businessRequestConfirm: confirmRequests,
  businessRequest: readApproval,

  async resendSmsForTransfer({ trxid }, context) {
    const transfer = await sendCode(trxid, context);
    if (!transfer) throw refusal(context, await whyNotWaiting(trxid, context));
    return { approvalSentTo: transfer.approvalSentTo, approvalExpiresAt: transfer.approvalExpiresAt };
  },

  transferCancel: cancelTransfer,

  async transferOutcome({ idempotencyKey }, context) {
    const caller = callerOf(context);
    if (idempotencyKey.length === 0 || idempotencyKey.length > 255)
      throw new Refusal(responseCode.invalidParams, 'idempotencyKey');
    const [row] = await context.db.prepared<{ transfer: CreatedPayment | null }>(
      'transfer-outcome',
      'SELECT key_settle_unknown($1, $2, $3, $4) AS transfer',
      [caller.userId, caller.customerId, idempotencyKey, new Date(context.clock.now()).toISOString()],
    );
    const transfer = row?.transfer ?? null;
    return { outcome: transfer ? 'found' : 'absent', transfer };
  },
} satisfies Handlers<Rooms['transfers']>;

type Context = CallContext;

async function whyNoQuote(accountId: number, context: Context): Promise<RefusedReason<'unknownCurrency' | 'noAccess'>> {
  const own = await context.db.query<object>('SELECT FROM account WHERE id = $1 AND customer_id = $2', [
    accountId,
    callerOf(context).customerId,
  ]);
  return { reason: own.length > 0 ? 'unknownCurrency' : 'noAccess' };
}

async function whyNotWaiting(
  trxid: string,
  context: Context,
): Promise<RefusedReason<'noAccess' | 'codeUsedUp' | 'codeExpired' | 'notWaiting' | 'tooManySends'>> {
  const caller = callerOf(context);
  const [own] = await context.db.query<{ status: string; isInTime: boolean }>(
    'SELECT status, approval_expires_at > $4 AS "isInTime" FROM payment WHERE id = $1 AND customer_id = $2 AND created_by = $3',
    [trxid, caller.customerId, caller.userId, new Date(context.clock.now())],
  );
  if (!own) return { reason: 'noAccess' };
  if (own.status === 'rejected') return { reason: 'codeUsedUp' };
  // What still waits in time was refused for nothing else.
  if (own.status === 'pending' && own.isInTime) return { reason: 'tooManySends' };
  return { reason: own.status === 'pending' || own.status === 'expired' ? 'codeExpired' : 'notWaiting' };
}
