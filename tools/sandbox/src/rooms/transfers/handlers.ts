import type { MoneyOutcome } from '@bank/protocol/transfers-outcome';
import type { Rooms } from '@bank/protocol/all';
import { IDEMPOTENCY_KEY } from '../../platform/answer-mark';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handlers } from '../../platform/handler';
import { InvalidFields } from '../../platform/refusal';
import { after } from './after/after';
import { giveBack } from './after/give-back';
import { recallPayment } from './after/recall';
import { sendCode } from './approval-message';
import { listBeneficiaries, removeSavedCard, restoreSavedCard } from './beneficiaries';
import { cancelTransfer } from './cancel';
import { draftKey } from './draft-key/draft-key';
import { externalHandlers } from './external/external';
import { orderGlobal, quoteGlobal } from './global/order';
import { recipientHandlers } from './global/recipient';
import { globalBatchHandlers } from './global-batch/handlers';
import { massHandlers } from './mass/mass';
import { hints } from './hints/hints';
import { limitsBetween, mostBetween, quoteBetween, transferBetween } from './own-accounts';
import { confirmP2p, createP2p } from './p2p';
import { quoteP2p } from './p2p-quote';
import { templateHandlers } from './p2p-templates';
import { listRecent, readRecent } from './recent';
import { refusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
import { policyHandlers } from './policies/handlers';
import { countRequests, listRequests } from './request-list';
import { confirmRequests, decideRequests, readApproval } from './requests';
import { readSettings, writeSettings } from './undo/settings';

interface Payee {
  name: string | null;
  is_employee: boolean;
  is_blocked: boolean;
}

export const handlers = {
  /** Whether a customer can be paid at an address; the answer names no one else (R0.28). */
  async checkPayeeEmail({ email }, context) {
    const [payee] = await context.db.prepared<Payee>(
      'check-payee',
      `SELECT coalesce(c.business_name, c.first_name || ' ' || c.last_name) AS name,
         c.id IS NULL AND EXISTS (SELECT FROM membership m WHERE m.user_id = u.id) AS is_employee,
         is_blocked_payee($2, jsonb_build_object('email', u.email), NULL) AS is_blocked
       FROM app_user u LEFT JOIN customer c ON c.id = u.customer_id WHERE u.email = $1`,
      [email, callerOf(context).customerId],
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

  recentTransfersList: listRecent,
  recentTransferDetails: readRecent,

  p2pTransferFee: quoteP2p,
  p2pTransfer: createP2p,
  accountTransfer: transferBetween,
  accountTransferFee: quoteBetween,
  accountTransferMaxAmount: mostBetween,
  accountTransferLimits: limitsBetween,
  ...externalHandlers,
  beneficiariesList: listBeneficiaries,
  savedCardRemove: removeSavedCard,
  savedCardRestore: restoreSavedCard,
  ...templateHandlers,
  ...massHandlers,
  ...policyHandlers,
  globalPayment: orderGlobal,
  globalPaymentFee: quoteGlobal,
  ...recipientHandlers,
  ...globalBatchHandlers,
  paymentHints: hints,
  paymentAfter: after,
  paymentRecall: recallPayment,
  paymentReturn: giveBack,
  draftKey,
  paymentSettingsGet: readSettings,
  paymentSettingsSet: writeSettings,
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
    // Asking closes a key that the bank has not seen: none of the bank's own may be closed before its order.
    if (!IDEMPOTENCY_KEY.test(idempotencyKey)) throw new InvalidFields('idempotencyKey');
    const [row] = await context.db.prepared<{ outcome: MoneyOutcome }>(
      'money-outcome',
      'SELECT money_outcome($1, $2, $3, $4) AS outcome',
      [caller.userId, caller.customerId, idempotencyKey, new Date(context.clock.now()).toISOString()],
    );
    return row?.outcome ?? { what: 'absent' };
  },
} satisfies Handlers<Rooms['transfers']>;

async function whyNotWaiting(
  trxid: string,
  context: CallContext,
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
