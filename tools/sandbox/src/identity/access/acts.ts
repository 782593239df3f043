import { cancelPending } from '../../ledger/cancel-pending';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { Caller } from '../../platform/handler';

/** How long an administrator may act for a customer before giving a reason again, ms. */
export const ACT_MS = 3_600_000;

/** How long the second factor of an administrator counts within an act, ms (R0.52). */
const PROOF_MS = 300_000;

/** An open act of an administrator. */
export interface Act {
  id: string;
  /** This session has given its second factor within the last five minutes. */
  isProven: boolean;
}

type Administrator = Pick<Caller, 'userId' | 'sessionId'>;

/** The act that an administrator has opened for the customer; null when there is none, or it has ended or run out. */
export async function actFor(
  db: Tx,
  clock: Clock,
  { userId, sessionId }: Administrator,
  customerId: number,
): Promise<Act | null> {
  const [open] = await db.prepared<Act>(
    'admin-act-open',
    `SELECT id, coalesce(proven_session = $4 AND proven_until > $3, false) AS "isProven" FROM admin_act
      WHERE user_id = $1 AND customer_id = $2 AND ended_at IS NULL AND expires_at > $3 LIMIT 1`,
    [userId, customerId, new Date(clock.now()), sessionId],
  );
  return open ?? null;
}

/**
 * The session has given its second factor: what asks for it is open for five minutes of the act that it was asked in. One that was opened
 * since asks anew.
 */
export async function proveAct(
  tx: Tx,
  clock: Clock,
  { userId, sessionId }: Administrator,
  actId: string,
): Promise<void> {
  await tx.query(
    `UPDATE admin_act SET proven_session = $3, proven_until = $4 WHERE user_id = $1 AND id = $2 AND ended_at IS NULL`,
    [userId, actId, sessionId, new Date(clock.now() + PROOF_MS)],
  );
}

/** Ends every open act of a user who signs out, like `endAct`; of most users there is none. */
export async function endActs(tx: Tx, clock: Clock, userId: number): Promise<BankEvent[]> {
  const open = await tx.query<{ customerId: number }>(
    'SELECT DISTINCT customer_id AS "customerId" FROM admin_act WHERE user_id = $1 AND ended_at IS NULL',
    [userId],
  );
  const events: BankEvent[] = [];
  for (const { customerId } of open) events.push(...(await endAct(tx, clock, userId, customerId)));
  return events;
}

/**
 * Ends the open act, if any. What the administrator ordered in it and has not approved is cancelled: nobody is left who could (R0.38).
 * @returns what to announce once the transaction is committed
 */
export async function endAct(tx: Tx, clock: Clock, userId: number, customerId: number): Promise<BankEvent[]> {
  await tx.query(
    `UPDATE admin_act SET ended_at = least(expires_at, $3) WHERE user_id = $1 AND customer_id = $2 AND ended_at IS NULL`,
    [userId, customerId, new Date(clock.now())],
  );
  return cancelPending(tx, clock, userId, customerId);
}
