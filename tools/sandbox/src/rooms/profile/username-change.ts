import type { UsernameChange } from '@bank/protocol/profile-emails';
import { createHash } from 'node:crypto';
import type { Destination } from '../../identity/security/factor';
import { factorOf } from '../../identity/security/factor';
import type { SecurityUser } from '../../identity/security/security-change';
import { securityUserOf } from '../../identity/security/security-change';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';

/** Names the code that goes to the new address, and the one that goes to the second factor (R0.53). */
export const subjectOf = (requestId: string): string => `username:${requestId}`;
export const factorSubjectOf = (requestId: string): string => `username-factor:${requestId}`;

/**
 * A request that waits fails without a write: by its age, and when its session was ended as another person's or stolen ("this was not me",
 * a password reset, a token that was used twice).
 */
const COLUMNS = `c.id AS "requestId", c.email_id AS "emailId", c.email,
  CASE WHEN c.status = 'pending' AND (c.expires_at <= $2 OR EXISTS (
         SELECT FROM session s WHERE s.id = c.session_id AND s.end_reason IN ('reset', 'reuse')))
       THEN 'failed' ELSE c.status END AS status,
  c.created_at AS "createdAt", c.factor_sent_to AS "factorSentTo", c.user_id AS "userId", c.proof`;

interface Stored extends Omit<UsernameChange, 'createdAt'> {
  createdAt: Date;
  userId: number;
  proof: Buffer | null;
}

/**
 * What a change is begun with: the password and the second factor. A customer who changes one of them meanwhile, in any way that the bank
 * has, expects that nothing old still waits: a stored change of another proof is over (R0.53).
 */
const proofOf = (user: SecurityUser): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([user.passwordHash, factorOf(user)]))
    .digest();

/**
 * The requests of the customer acted for, newest first (R3.3.8).
 * @param only the request of this id
 */
export async function requestsOf(tx: Tx, context: CallContext, only?: string): Promise<UsernameChange[]> {
  const rows = await tx.query<Stored>(
    `SELECT ${COLUMNS} FROM username_change c WHERE c.customer_id = $1 AND c.id = coalesce($3, c.id)
      ORDER BY c.seq DESC LIMIT 20`,
    [callerOf(context).customerId, new Date(context.clock.now()), only ?? null],
  );
  // The database keeps at most one of a customer that waits.
  const waiting = rows.find(({ status }) => status === 'pending');
  const isOver = waiting !== undefined && !(await isProven(tx, waiting));
  return rows.map(({ requestId, emailId, email, status, createdAt, factorSentTo }) => ({
    ...{ requestId, emailId, email, factorSentTo },
    status: isOver && status === 'pending' ? 'failed' : status,
    createdAt: createdAt.toISOString(),
  }));
}

async function isProven(tx: Tx, { userId, proof }: Pick<Stored, 'userId' | 'proof'>): Promise<boolean> {
  const user = await securityUserOf(tx, userId);
  return user !== undefined && proof !== null && proofOf(user).equals(proof);
}

/** Gives up what waits for a customer, so that a new change can. */
export const failPending = (tx: Tx, customerId: number) =>
  tx.query(`UPDATE username_change SET status = 'failed' WHERE customer_id = $1 AND status = 'pending'`, [customerId]);

/**
 * Keeps a change in place of the one before it. Where its second code goes is decided here, once: a factor that is changed later gets none.
 * @returns the change, and where the second factor of the user is; null where they have none
 */
export async function keepChange(
  tx: Tx,
  context: CallContext,
  user: SecurityUser,
  { emailId, email }: Pick<UsernameChange, 'emailId' | 'email'>,
): Promise<{ change: UsernameChange; factor: Destination | null }> {
  const { clock, config, ids } = context;
  const { customerId, sessionId } = callerOf(context);
  const factor = factorOf(user);
  const requestId = ids.next();
  const now = clock.now();
  await failPending(tx, customerId);
  await tx.query(
    `INSERT INTO username_change (id, customer_id, user_id, email_id, email, status, created_at, expires_at,
                                  factor_sent_to, proof, session_id)
     VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7, $8, $9, $10)`,
    [
      ...[requestId, customerId, user.id, emailId, email, new Date(now), new Date(now + config.codeS * 1000)],
      ...[factor?.shown ?? null, proofOf(user), sessionId],
    ],
  );
  const createdAt = new Date(now).toISOString();
  const factorSentTo = factor?.shown ?? null;
  return { change: { requestId, emailId, email, status: 'pending', createdAt, factorSentTo }, factor };
}
