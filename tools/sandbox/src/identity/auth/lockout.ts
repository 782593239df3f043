import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/**
 * Counts a try before the password is looked at, so that many at once cannot slip through together. Kept by address, not
 * by user: an address nobody has locks like any other and so tells nothing.
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

/** The right password was given: wrong ones before it no longer count. */
export async function forgetTries(email: string, { db }: CallContext): Promise<void> {
  await db.query('DELETE FROM sign_in_guard WHERE email = $1', [email]);
}
