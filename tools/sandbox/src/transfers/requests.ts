import type { approve, businessRequest, businessRequestConfirm, RequestApproval } from '@bank/protocol';
import type { Tx } from '../platform/db';
import type { BankEvent } from '../platform/events';
import type { CallContext, Handler } from '../platform/handler';
import { callerOf } from '../platform/handler';
import { codeHash } from './approval-message';
import { refusal } from './refusal';
import type { RefusedReason } from './refusal';
import { sendRequestCode, tellMakers } from './request-messages';
import type { Touched } from './request-messages';

/** What requests_decide and requests_confirm answer. */
interface Outcome {
  done?: RequestApproval;
  refused?: RefusedReason;
  /** The same key was answered before: nothing happened now. */
  replay?: boolean;
  /** What was decided; absent while a code or the phone is waited for. */
  touched?: readonly Touched[];
  /** Where an SMS goes; beside an approval that waits. */
  phone?: string;
}

/** Declines, approves, or sends the code that approves: decision, code and messages in one transaction. */
export const decideRequests: Handler<typeof approve> = ({ transactionIds, declined }, context) => {
  const { userId, customerId } = callerOf(context);
  const { ids, config, clock, idempotencyKey, bodyHash } = context;
  const id = ids.next();
  const code = ids.code(6);
  const now = new Date(clock.now()).toISOString();
  return carriedOut(context, { code }, (tx) =>
    tx.prepared<{ outcome: Outcome }>(
      'requests-decide',
      'SELECT requests_decide($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS outcome',
      [
        userId,
        customerId,
        idempotencyKey,
        bodyHash,
        transactionIds,
        declined,
        id,
        codeHash(id, code),
        config.codeS,
        config.codeTries,
        now,
      ],
    ),
  );
};

/** Approves a set by its code; each wrong one counts, also when the same guess comes under another key. */
export const confirmRequests: Handler<typeof businessRequestConfirm> = (input, context) => {
  const { userId, customerId, email } = callerOf(context);
  const { config, clock, idempotencyKey, bodyHash } = context;
  // A page that was left open by another user of the same browser approves nothing in this one's name.
  if (input.fromEmail.trim().toLowerCase() !== email.toLowerCase()) throw refusal(context.lang, { reason: 'noAccess' });
  const id = input.approvalTransactionId;
  const now = new Date(clock.now()).toISOString();
  return carriedOut(context, {}, (tx) =>
    tx.prepared<{ outcome: Outcome }>(
      'requests-confirm',
      'SELECT requests_confirm($1, $2, $3, $4, $5, $6, $7, $8) AS outcome',
      [userId, customerId, idempotencyKey, bodyHash, id, codeHash(id, input.code.trim()), config.codeTries, now],
    ),
  );
};

/** What has become of a set that waits for its user's code or phone. */
export const readApproval: Handler<typeof businessRequest> = async ({ approvalTransactionId }, context) => {
  const { userId, customerId } = callerOf(context);
  const [row] = await context.db.prepared<{ answer: RequestApproval }>(
    'business-request',
    `SELECT approval_answer(CASE WHEN a.state = 'used' THEN 'approved' WHEN a.state = 'open' AND a.expires_at > $4 THEN 'waiting'
       ELSE 'over' END, a, a.transfer_ids, $2) AS answer
     FROM transfer_approval a WHERE a.id = $1 AND a.user_id = $2 AND a.customer_id = $3`,
    [approvalTransactionId, userId, customerId, new Date(context.clock.now()).toISOString()],
  );
  if (!row) throw refusal(context.lang, { reason: 'noAccess' });
  return row.answer;
};

/** Runs a decision with its messages, announces what moved, and turns a no into its refusal once it is kept. */
async function carriedOut(
  context: CallContext,
  { code = '' }: { code?: string },
  decide: (tx: Tx) => Promise<{ outcome: Outcome }[]>,
): Promise<RequestApproval> {
  const events: BankEvent[] = [];
  const {
    done,
    refused,
    touched = [],
  } = await context.db.transaction(async (tx) => {
    const [row] = await decide(tx);
    const outcome = row?.outcome ?? {};
    if (!outcome.done || outcome.replay) return { ...outcome, touched: [] };
    if (outcome.touched) events.push(...(await tellMakers(tx, context, outcome.done, outcome.touched)));
    else await sendRequestCode(tx, context, outcome.done, { code, phone: outcome.phone ?? '' });
    return outcome;
  });
  if (refused) throw refusal(context.lang, refused, 'code');
  if (!done) throw new Error('the ledger answered neither a decision nor a refusal');
  const { customerId } = callerOf(context);
  for (const { trxid, from, to, payeeCustomer } of touched) {
    events.push(
      { customerId, event: 'transferChanged', subject: trxid },
      { customerId, event: 'balanceChanged', subject: String(from) },
      ...(done.status === 'approved'
        ? [{ customerId: payeeCustomer, event: 'balanceChanged' as const, subject: String(to) }]
        : []),
    );
  }
  if (events.length > 0) context.publish(events);
  return done;
}
