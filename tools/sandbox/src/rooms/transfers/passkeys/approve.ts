import type { passkeyApprove, passkeyApproveOptions } from '@bank/protocol/passkeys';
import type { Tx } from '../../../platform/db';
import type { Caller, CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import { approveWithoutCode } from '../approve-without-code';
import { approvalOptions, isChallengeOf } from '../../../identity/passkeys/approval-options';
import { paymentChallenge } from '../../../identity/passkeys/challenges';
import type { StoredPayment } from '../../../identity/passkeys/challenges';
import { refused } from '../../../identity/passkeys/texts';
import { relyingParty, verifyAssertion } from '../../../identity/passkeys/verify';

/** Gives out the challenge that approves this transfer as it is stored (R0.22). 404 for any but one's own waiting one. */
export const approveOptions: Handler<typeof passkeyApproveOptions> = async ({ trxid }, context) => {
  const { userId } = callerOf(context);
  const { host } = relyingParty(context);
  return context.db.transaction(async (tx) => {
    const transfer = await ownWaiting(tx, context, trxid);
    const options = await approvalOptions(tx, context, host, {
      purpose: { purpose: 'approve', userId, trxid },
      challengeWith: (nonce) => paymentChallenge(transfer, nonce),
    });
    if (!options) throw refused(context, 'noPasskey');
    return { options };
  });
};

export const approve: Handler<typeof passkeyApprove> = async ({ trxid, response }, context) => {
  const { userId } = callerOf(context);
  const transfer = await ownWaiting(context.db, context, trxid);
  const isOfThis = isChallengeOf((nonce) => paymentChallenge(transfer, nonce));
  await verifyAssertion(context, response, { purpose: 'approve', userId, trxid }, isOfThis);
  const caller: Caller = { ...callerOf(context), customerId: transfer.customerId };
  // The key of this call is none of the transfer's: an answer that was lost is asked for again with a new challenge.
  await approveWithoutCode(trxid, { ...context, caller, idempotencyKey: null });
};

/**
 * The caller's own payment that waits for their approval, for a customer they may still initiate for: their own, a company that
 * gives them access level 2, 3 or 4 (as `normalConfirm`), or one they act for as an administrator (ADR-11).
 */
async function ownWaiting(
  tx: Tx,
  context: CallContext & MayRefuse<'notFound'>,
  trxid: string,
): Promise<StoredPayment & { customerId: number }> {
  const [transfer] = await tx.query<StoredPayment & { customerId: number }>(
    `SELECT t.id AS trxid, payment_answer(t) -> 'summary' AS summary, t.customer_id AS "customerId"
       FROM payment t
       JOIN app_user u ON u.id = t.created_by
       LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = t.customer_id
      WHERE t.id = $1 AND t.created_by = $2 AND t.status = 'pending' AND t.approval_expires_at > $3
        AND (u.customer_id = t.customer_id OR m.access_right IN (2, 3, 4) OR u.is_admin AND EXISTS (
          SELECT FROM admin_act x
          WHERE x.user_id = u.id AND x.customer_id = t.customer_id AND x.ended_at IS NULL AND x.expires_at > $3))`,
    [trxid, callerOf(context).userId, new Date(context.clock.now())],
  );
  if (!transfer) throw refused(context, 'notFound', { status: 404 });
  return transfer;
}
