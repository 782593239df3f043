import type { businessRequestPasskeyConfirm, businessRequestPasskeyOptions } from '@bank/protocol/request-passkeys';
import type { Tx } from '../../../platform/db';
import type { CallContext, Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { pageOf } from '../../../platform/origins';
import { refusal } from '../../../ledger/refusal';
import { confirmWithoutCode } from '../requests';
import { approvalOptions, isChallengeOf } from '../../../identity/passkeys/approval-options';
import { requestsChallenge } from '../../../identity/passkeys/challenges';
import type { StoredPayment } from '../../../identity/passkeys/challenges';
import { proofOf } from '../../../identity/passkeys/verify';

/** Gives out the challenge that approves this set of requests as it is stored (R0.22), while it waits for its user. */
export const requestPasskeyOptions: Handler<typeof businessRequestPasskeyOptions> = async (
  { approvalTransactionId: approvalId },
  context,
) => {
  const page = pageOf(context.origin);
  if (!page) throw refusal(context, { reason: 'passkeyRefused' });
  return context.db.transaction(async (tx) => {
    const set = await ownSet(tx, context, approvalId);
    if (!set) throw refusal(context, { reason: 'noAccess' });
    if (set.state === 'used') throw refusal(context, { reason: 'approvalUsed' });
    if (!set.isWaiting) throw refusal(context, { reason: 'approvalOver' });
    const options = await approvalOptions(tx, context, page.host, {
      purpose: { purpose: 'approve', userId: callerOf(context).userId, approvalId },
      challengeWith: (nonce) => requestsChallenge(approvalId, set.requests, nonce),
    });
    if (!options) throw refusal(context, { reason: 'noPasskey' });
    return { options };
  });
};

/** Approves a set by a passkey: who may and what still may be approved is asked again, as it is of a code. */
export const requestPasskeyConfirm: Handler<typeof businessRequestPasskeyConfirm> = async (
  { approvalTransactionId: approvalId, response },
  context,
) => {
  const { userId } = callerOf(context);
  return confirmWithoutCode(approvalId, context, async (tx) => {
    const set = await ownSet(tx, context, approvalId);
    if (!set) return false;
    const isOfThis = isChallengeOf((nonce) => requestsChallenge(approvalId, set.requests, nonce));
    const proof = await proofOf(tx, context, response, { purpose: 'approve', userId, approvalId }, isOfThis);
    return proof !== null;
  });
};

interface StoredSet {
  state: string;
  isWaiting: boolean;
  requests: StoredPayment[];
}

/** The caller's own set in the company acted for, with its requests by their ids. */
async function ownSet(tx: Tx, context: CallContext, approvalId: string): Promise<StoredSet | undefined> {
  const { userId, customerId } = callerOf(context);
  const [set] = await tx.query<StoredSet>(
    `SELECT a.state, a.state = 'open' AND a.expires_at > $4 AS "isWaiting",
            (SELECT jsonb_agg(jsonb_build_object('trxid', t.id, 'summary', payment_answer(t) -> 'summary') ORDER BY t.id)
               FROM payment t WHERE t.id = ANY (a.payment_ids)) AS requests
       FROM payment_approval a WHERE a.id = $1 AND a.user_id = $2 AND a.customer_id = $3`,
    [approvalId, userId, customerId, new Date(context.clock.now())],
  );
  return set;
}
