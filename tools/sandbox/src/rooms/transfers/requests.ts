import type {
  approve,
  businessRequest,
  businessRequestConfirm,
  RequestApproval,
} from '@bank/protocol/transfer-requests';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext, Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { MAX_SENDS } from '../../identity/auth/login-code';
import { codeHash } from './approval-message';
import { ledgerRefusal, refusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
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
export const decideRequests: Handler<typeof approve> = ({ transactionIds, declined, reason = '' }, context) => {
  const { userId, customerId } = callerOf(context);
  const { ids, config, clock, idempotencyKey, bodyHash } = context;
  const id = ids.next();
  const code = ids.code(6);
  const now = new Date(clock.now()).toISOString();
  const said = reason.trim();
  return carriedOut(context, { code, reason: said }, (tx) =>
    tx.prepared<{ outcome: Outcome }>(
      'requests-decide',
      'SELECT requests_decide($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) AS outcome',
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
        MAX_SENDS,
        said || null,
      ],
    ),
  );
};

/** Approves a set by its code; each wrong one counts, also when the same guess comes under another key. */
export const confirmRequests: Handler<typeof businessRequestConfirm> = (input, context) => {
  const { userId, customerId, email } = callerOf(context);
  const { config, clock, idempotencyKey, bodyHash } = context;
  // A page that was left open by another user of the same browser approves nothing in this one's name.
  if (input.fromEmail !== email) throw refusal(context, { reason: 'noAccess' });
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

/**
 * Approves a set for who has shown themselves otherwise than by its code: on the phone, or with a passkey. It takes the way of the
 * code, with all of its checks, and its key: once, whatever is repeated.
 *
 * @param isShown runs in the transaction that decides, and not again under a key that was answered before; none: the caller knows
 * @throws Refusal as businessRequestConfirm, or passkeyRefused
 */
export async function confirmWithoutCode(
  id: string,
  context: CallContext,
  isShown?: (tx: Tx) => Promise<boolean>,
): Promise<RequestApproval> {
  const { userId, customerId } = callerOf(context);
  const { config, clock, idempotencyKey, bodyHash } = context;
  const call = [userId, customerId, idempotencyKey, CONFIRM, bodyHash];
  const now = new Date(clock.now()).toISOString();
  return carriedOut(context, {}, async (tx) => {
    if (isShown && !(await isAnswered(tx, call)) && !(await isShown(tx))) {
      const outcome: Outcome = { refused: { reason: await whyNotShown(tx, id, context) } };
      return tx.query('SELECT settle_key($1, $2, $3, $4, $5, NULL, $6, $7) AS outcome', [...call, outcome, now]);
    }
    return tx.query(
      `SELECT requests_confirm($1, $2, $3, $4, $5, (SELECT code_hash FROM payment_approval WHERE id = $5), $6, $7) AS outcome`,
      [userId, customerId, idempotencyKey, bodyHash, id, config.codeTries, now],
    );
  });
}

/**
 * Why what was shown does not count, read after it was refused: the same proof shown again, or another one at the same time, may have approved
 * the set. A set of another user is told nothing about.
 */
async function whyNotShown(
  tx: Tx,
  id: string,
  context: CallContext,
): Promise<'approvalUsed' | 'approvalOver' | 'passkeyRefused'> {
  const { userId, customerId } = callerOf(context);
  const [row] = await tx.query<{ status: RequestApproval['status'] }>(
    'SELECT approval_status(a, $4) AS status FROM payment_approval a WHERE a.id = $1 AND a.user_id = $2 AND a.customer_id = $3',
    [id, userId, customerId, new Date(context.clock.now())],
  );
  if (row?.status === 'approved') return 'approvalUsed';
  return row?.status === 'over' ? 'approvalOver' : 'passkeyRefused';
}

/** What requests_confirm keeps its keys under. */
const CONFIRM = 'businessRequestConfirm';

/** Whether a call of this key was answered before; others of the key wait until this transaction is over. */
async function isAnswered(tx: Tx, [userId, customerId, key, method, hash]: readonly unknown[]): Promise<boolean> {
  if (key === null) return false;
  const [row] = await tx.query<{ outcome: Outcome | null }>('SELECT key_outcome($1, $2, $3, $4, $5) AS outcome', [
    userId,
    customerId,
    key,
    method,
    hash,
  ]);
  return row !== undefined && row.outcome !== null;
}

/** What has become of a set that waits for its user's code or phone. */
export const readApproval: Handler<typeof businessRequest> = async ({ approvalTransactionId }, context) => {
  const { userId, customerId } = callerOf(context);
  const [row] = await context.db.prepared<{ answer: RequestApproval }>(
    'business-request',
    `SELECT approval_answer(approval_status(a, $4), a, a.payment_ids, $2) AS answer
     FROM payment_approval a WHERE a.id = $1 AND a.user_id = $2 AND a.customer_id = $3`,
    [approvalTransactionId, userId, customerId, new Date(context.clock.now()).toISOString()],
  );
  if (!row) throw refusal(context, { reason: 'noAccess' });
  return row.answer;
};

/** Runs a decision with its messages, announces what moved, and turns a no into its refusal once it is kept. */
async function carriedOut(
  context: CallContext,
  { code = '', reason = '' }: { code?: string; reason?: string },
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
    if (outcome.touched)
      events.push(...(await tellMakers(tx, context, outcome.done, { touched: outcome.touched, reason })));
    else await sendRequestCode(tx, context, outcome.done, { code, phone: outcome.phone ?? '' });
    return outcome;
  });
  if (refused) throw ledgerRefusal(context.lang, refused, { approvalCode: 'code' });
  if (!done) throw new Error('the ledger answered neither a decision nor a refusal');
  const { customerId } = callerOf(context);
  for (const { trxid, from, to, payeeCustomer, isWaiting } of touched) {
    events.push(
      { customerId, event: 'transferChanged', subject: trxid },
      { customerId, event: 'balanceChanged', subject: String(from) },
      ...(done.status === 'approved' && !isWaiting && payeeCustomer !== null
        ? [{ customerId: payeeCustomer, event: 'balanceChanged' as const, subject: String(to) }]
        : []),
    );
  }
  if (events.length > 0) context.publish(events);
  return done;
}
