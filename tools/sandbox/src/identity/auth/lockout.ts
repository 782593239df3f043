import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/**
 * Counts a try before the password is looked at, so that many at once cannot slip through together. Kept by address, not
 * by user: an address without a user locks like any other, so that a lock does not reveal whether the user exists.
 *
 * @throws HttpRefusal 403 `locked` while the address is locked
 */
export async function countTry(email: string, context: CallContext & MayRefuse<'locked'>): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  const [guard] = await db.query<{ lockedUntil: Date | null }>(
    `INSERT INTO sign_in_guard AS g (email, failures) VALUES ($1, 1)
     ON CONFLICT (email) DO UPDATE SET
       failures = CASE WHEN g.locked_until <= $2 THEN 1 WHEN g.locked_until > $2 THEN g.failures ELSE g.failures + 1 END,
       locked_until = CASE WHEN g.locked_until <= $2 THEN NULL WHEN g.locked_until > $2 THEN g.locked_until
                           WHEN g.failures >= $3 THEN $4::timestamptz END
     RETURNING locked_until AS "lockedUntil"`,
    [email, new Date(now), config.passwordTries, new Date(now + config.lockS * 1000)],
  );
  if (!guard?.lockedUntil) return;
  // A span and no time of day: the bank does not know what the reader's clock shows.
  const retryAfterS = Math.ceil((guard.lockedUntil.getTime() - now) / 1000);
  const minutes = String(Math.ceil(retryAfterS / 60));
  throw refused(context, 'locked', { values: { minutes }, retryAfterS });
}

/**
 * Takes this try off the count: the password was right, and a second factor follows. Earlier tries stay counted, because otherwise a
 * thief of the password could guess codes without limit.
 */
export async function takeBackTry(email: string, { db }: CallContext): Promise<void> {
  await db.query('UPDATE sign_in_guard SET failures = greatest(failures - 1, 0) WHERE email = $1', [email]);
}

/** Counts a wrong code with the wrong passwords, over all sign-ins of a user. The next try to sign in finds the address locked. */
export async function countWrongCode(tx: Tx, userId: number, { clock }: Pick<CallContext, 'clock'>): Promise<void> {
  await tx.query(
    `INSERT INTO sign_in_guard AS g (email, failures) SELECT email, 1 FROM app_user WHERE id = $1
     ON CONFLICT (email) DO UPDATE SET
       failures = CASE WHEN g.locked_until <= $2 THEN 1 ELSE g.failures + 1 END,
       locked_until = CASE WHEN g.locked_until <= $2 THEN NULL ELSE g.locked_until END`,
    [userId, new Date(clock.now())],
  );
}

/** Whether so much was guessed that not even a right code counts: of sign-ins begun before the lock, too. */
export async function isUsedUp(
  tx: Tx,
  userId: number,
  { clock, config }: Pick<CallContext, 'clock' | 'config'>,
): Promise<boolean> {
  const [found] = await tx.query(
    `SELECT FROM sign_in_guard g JOIN app_user u ON u.email = g.email
      WHERE u.id = $1 AND (g.locked_until > $2 OR g.locked_until IS NULL AND g.failures >= $3)`,
    [userId, new Date(clock.now()), config.passwordTries],
  );
  return found !== undefined;
}

/** The user has signed in, or shown their password in a session: wrong tries before it no longer count. */
export async function forgetTries(email: string, { db }: Pick<CallContext, 'db'>): Promise<void> {
  await db.query('DELETE FROM sign_in_guard WHERE email = $1', [email]);
}

/** The same of a user whose address is not at hand. */
export async function forgetTriesOf(tx: Tx, userId: number): Promise<void> {
  await tx.query('DELETE FROM sign_in_guard WHERE email = (SELECT email FROM app_user WHERE id = $1)', [userId]);
}
