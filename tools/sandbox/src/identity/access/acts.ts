import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/db';

/** How long an administrator may act for a customer before giving a reason again, ms. */
export const ACT_MS = 3_600_000;

/** Whether an administrator has opened an act for the customer that has neither ended nor run out. */
export async function isActingFor(db: Tx, clock: Clock, userId: number, customerId: number): Promise<boolean> {
  const open = await db.prepared<object>(
    'admin-act-open',
    `SELECT FROM admin_act WHERE user_id = $1 AND customer_id = $2 AND ended_at IS NULL AND expires_at > $3 LIMIT 1`,
    [userId, customerId, new Date(clock.now())],
  );
  return open.length > 0;
}

/** Ends the open act, if any. */
export async function endAct(db: Tx, clock: Clock, userId: number, customerId: number): Promise<void> {
  await db.query(
    `UPDATE admin_act SET ended_at = least(expires_at, $3) WHERE user_id = $1 AND customer_id = $2 AND ended_at IS NULL`,
    [userId, customerId, new Date(clock.now())],
  );
}
