import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { say } from './texts';

/**
 * Takes a phone from its user. When it was the last one that approves, signing in and approving go on by a code to the
 * e-mail address: losing a phone must not lock a user out. The user is notified either way.
 *
 * @returns the phone's sessions, to be ended after the commit; null when the user has no such phone
 */
export async function removeDevice(
  tx: Tx,
  { outbox, lang }: Pick<CallContext, 'outbox' | 'lang'>,
  { userId, deviceId }: { userId: number; deviceId: string },
): Promise<string[] | null> {
  // Two removals at once must not both think that another phone is left.
  const [user] = await tx.query<{ email: string; mode: string; approveMode: string }>(
    `SELECT email, two_factor_mode AS mode, approve_mode AS "approveMode" FROM app_user WHERE id = $1 FOR UPDATE`,
    [userId],
  );
  const open = await tx.query<{ id: string }>('SELECT id FROM session WHERE device_id = $1 AND ended_at IS NULL', [
    deviceId,
  ]);
  const sessionIds = open.map(({ id }) => id);
  const [removed] = await tx.query<{ name: string; status: string }>(
    'DELETE FROM device WHERE id = $1 AND user_id = $2 RETURNING name, status',
    [deviceId, userId],
  );
  if (!user || !removed) return null;
  if (removed.status !== 'approved') return sessionIds;
  const others = await tx.query(`SELECT FROM device WHERE user_id = $1 AND status = 'approved' LIMIT 1`, [userId]);
  const wasLast = others.length === 0 && (user.mode === 'push' || user.approveMode === 'push');
  if (wasLast) {
    await tx.query(
      `UPDATE app_user SET two_factor_mode = CASE two_factor_mode WHEN 'push' THEN 'otp' ELSE two_factor_mode END,
                           approve_mode = CASE approve_mode WHEN 'push' THEN 'otp' ELSE approve_mode END WHERE id = $1`,
      [userId],
    );
  }
  await outbox.notify(tx, {
    userId,
    topic: 'security',
    subject: say(lang, 'removedSubject'),
    text: say(lang, wasLast ? 'removedLastText' : 'removedText', { name: removed.name }),
  });
  return sessionIds;
}
