import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { lockLink } from './links';
import type { Action, FoundLink } from './links';
import type { PasswordProblem } from './password-rule';
import { assertGoodPassword, storePassword } from './set-password';
import { refused } from './texts';

type LinkProblem = 'linkUnknown' | 'linkUsed' | 'linkExpired';

interface Opened {
  email: string;
  secret: string;
  /** Which links this way of activating takes. */
  actions: readonly Action[];
  /** With the hash that is kept of it. */
  password?: { text: string; hash: string };
}

/**
 * Activates the recipient of the link. Their mail program, a second press or a reload may open it again: that is answered
 * like the first time, and changes nothing.
 *
 * @returns the link as it was found, and whether a password has to be chosen first (then nothing was done)
 * @throws Refusal VF: linkUnknown, linkUsed, linkExpired, and the faults of the password
 */
export async function activate(
  tx: Tx,
  context: CallContext & MayRefuse<LinkProblem | PasswordProblem>,
  { email, secret, actions, password }: Opened,
): Promise<{ link: FoundLink; passwordNeeded: boolean }> {
  const { clock } = context;
  const now = clock.now();
  const link = await lockLink(tx, email, secret);
  if (!link || !actions.includes(link.action)) throw refused(context, 'linkUnknown');
  if (link.isUsed) {
    if (password !== undefined) throw refused(context, 'linkUsed');
    return { link, passwordNeeded: false };
  }
  if (now >= link.expiresAt.getTime()) throw refused(context, 'linkExpired');
  if (!link.hasPassword) {
    if (password === undefined) return { link, passwordNeeded: true };
    assertGoodPassword(password.text, link.email, context);
    await storePassword(tx, context, link.userId, password.hash);
  }
  await tx.query('UPDATE app_user SET activated_at = coalesce(activated_at, $2) WHERE id = $1', [
    link.userId,
    new Date(now),
  ]);
  await tx.query('UPDATE activation_link SET used_at = $3 WHERE user_id = $1 AND used_at IS NULL AND expires_at > $2', [
    link.userId,
    new Date(now),
    new Date(now),
  ]);
  return { link, passwordNeeded: false };
}
