import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { KeptSecret } from './device-secret';
import { say } from './texts';

type Bank = Pick<CallContext, 'clock' | 'ids' | 'outbox' | 'lang'>;

/** Makes the phone that opened a sign-in's link one of the user's, and lets it approve. */
export async function linkPhone(
  tx: Tx,
  bank: Bank,
  { userId, secret }: { userId: number; secret: KeptSecret },
): Promise<string> {
  const deviceId = bank.ids.next();
  // The phone says what it is when it opens the link; the sandbox's is always the same.
  await tx.query(
    `INSERT INTO device (id, user_id, type, name, status, created_at, secret_id, secret_hash)
     VALUES ($1, $2, 'android', 'Sandbox phone', 'linked', $3, $4, $5)`,
    [deviceId, userId, new Date(bank.clock.now()), secret.id, secret.hash],
  );
  await enrol(tx, bank, { userId, deviceId });
  return deviceId;
}

/** What a sign-in's link was answered with before its other factor was shown, takes effect now. */
export async function takeUpLink(tx: Tx, bank: Bank, loginCodeHash: Buffer): Promise<void> {
  const [link] = await tx.query<{ key: string; userId: number; id: string; hash: Buffer }>(
    `SELECT key, user_id AS "userId", secret_id AS id, secret_hash AS hash FROM phone_request
      WHERE login_code = $1 AND kind = 'link' AND state = 'approved' AND device_id IS NULL
        AND secret_id IS NOT NULL`,
    [loginCodeHash],
  );
  if (!link) return;
  const { id, hash } = link;
  const deviceId = await linkPhone(tx, bank, { userId: link.userId, secret: { id, hash } });
  await tx.query('UPDATE phone_request SET device_id = $2 WHERE key = $1', [link.key, deviceId]);
}

/**
 * Makes a phone an approving one. For a user with a migration (R1.3.6) this completes it:
 * `migrate` replaces the other second factor by the phone, `enable` makes it the first one.
 */
export async function enrol(
  tx: Tx,
  { clock, outbox, lang }: Omit<Bank, 'ids'>,
  { userId, deviceId }: { userId: number; deviceId: string },
): Promise<void> {
  const [device] = await tx.query<{ name: string }>(
    `UPDATE device SET status = 'approved', last_activity_at = $3, approve_hash = NULL
      WHERE id = $1 AND user_id = $2 AND status = 'linked' RETURNING name`,
    [deviceId, userId, new Date(clock.now())],
  );
  if (!device) return;
  await tx.query(
    `UPDATE app_user SET two_factor_mode = 'push', migration_kind = 'none', migration_until = NULL
      WHERE id = $1 AND migration_kind <> 'none'`,
    [userId],
  );
  // Notify the user, in case they did not do this.
  await outbox.notify(tx, {
    userId,
    topic: 'security',
    subject: say(lang, 'approvedSubject'),
    text: say(lang, 'approvedText', { name: device.name }),
  });
}
