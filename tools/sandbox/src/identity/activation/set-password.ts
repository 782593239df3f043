import type { AuthContext } from '../auth/context';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import type { PasswordProblem } from './password-rule';
import { passwordProblem } from './password-rule';
import { refused, say } from './texts';

type Context = { lang: string } & MayRefuse<PasswordProblem>;

/** Refuses a password that the bank does not take. @throws Refusal VF at `field` */
export function assertGoodPassword(password: string, email: string, context: Context, field = 'password'): void {
  const problem = passwordProblem(password, email);
  if (problem) throw refused(context, problem, { field });
}

/**
 * The user's first password, or another in its place. A sign-in that was begun with the one before comes to nothing.
 *
 * @param hash of the password; made before the transaction, which would hold a connection while it waits for its turn
 */
export async function storePassword(
  tx: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  userId: number,
  hash: string,
): Promise<void> {
  await tx.query('UPDATE app_user SET password_hash = $2, must_change_password = false WHERE id = $1', [userId, hash]);
  await tx.query('UPDATE login_code SET expires_at = least(expires_at, $2) WHERE user_id = $1 AND used_at IS NULL', [
    userId,
    new Date(clock.now()),
  ]);
}

/** Notifies the user of the new password, in case they did not set it. */
export async function sendPasswordNotice(tx: Tx, context: CallContext, userId: number): Promise<void> {
  const { clock, lang, outbox } = context;
  const time = `${new Date(clock.now()).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  await outbox.notify(tx, {
    userId,
    topic: 'security',
    subject: say(lang, 'changedSubject'),
    text: say(lang, 'changedText', { time }),
  });
}

/**
 * Ends the user's sessions everywhere, their sockets too. Call it after the commit that changed the password.
 *
 * @param except a session that stays: the one the password was changed in
 */
export async function endSessionsOf(
  userId: number,
  { db, sessions }: Pick<AuthContext, 'db' | 'sessions'>,
  except: string | null = null,
): Promise<void> {
  const open = await db.query<{ id: string }>(
    'SELECT id FROM session WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2',
    [userId, except],
  );
  await Promise.all(open.map(({ id }) => sessions.end(id, 'reset')));
}
