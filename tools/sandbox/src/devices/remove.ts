import type { Tx } from '../platform/db';
import type { CallContext } from '../platform/handler';
import { say } from './texts';

/**
 * Takes a phone from its user. When it was the last one that approves, signing in and approving go on by a code to the
 * e-mail address: nobody may lock themselves out by losing a phone. The user is told either way.
 *
 * @returns whether the user has such a phone
 */
export async function removeDevice(
  tx: Tx,
  { outbox, lang }: Pick<CallContext, 'outbox' | 'lang'>,
  { userId, deviceId }: { userId: number; deviceId: string },
): Promise<boolean> {
  // Two removals at once must not both think that another phone is left.
  const [user] = await tx.query<{ email: string; mode: string; approveMode: string }>(
    `SELECT email, two_factor_mode AS mode, approve_mode AS "approveMode" FROM app_user WHERE id = $1 FOR UPDATE`,
    [userId],
  );
  const [removed] = await tx.query<{ name: string; status: string }>(
    'DELETE FROM device WHERE id = $1 AND user_id = $2 RETURNING name, status',
    [deviceId, userId],
  );
  if (!user || !removed) return false;
  if (removed.status !== 'approved') return true;
  const others = await tx.query(`SELECT FROM device WHERE user_id = $1 AND status = 'approved' LIMIT 1`, [userId]);
  const wasLast = others.length === 0 && (user.mode === 'push' || user.approveMode === 'push');
  if (wasLast) {
    await tx.query(
      `UPDATE app_user SET two_factor_mode = CASE two_factor_mode WHEN 'push' THEN 'otp' ELSE two_factor_mode END,
                           approve_mode = CASE approve_mode WHEN 'push' THEN 'otp' ELSE approve_mode END WHERE id = $1`,
      [userId],
    );
  }
  await outbox.send(tx, {
    channel: 'email',
    to: user.email,
    subject: say(lang, 'removedSubject'),
    text: say(lang, wasLast ? 'removedLastText' : 'removedText', { name: removed.name }),
  });
  return true;
}
