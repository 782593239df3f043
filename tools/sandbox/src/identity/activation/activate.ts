import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import type { AuthContext } from '../auth/context';
import { findLink, lockLink } from './links';
import type { Action, FoundLink } from './links';
import type { PasswordProblem } from './password-rule';
import { assertGoodPassword, storePassword } from './set-password';
import { refused } from './texts';

type LinkProblem = 'linkUnknown' | 'linkUsed' | 'linkExpired';
type MayOpen = MayRefuse<LinkProblem | PasswordProblem>;

/** What the recipient of a link shows. */
export interface Opened {
  email: string;
  secret: string;
  /** Which links this way of activating takes. */
  actions: readonly Action[];
  password: string | undefined;
}

/**
 * The hash of the password, if the link takes one. The link comes first: a wrong one costs the bank no hash (R0.151). Call it before
 * the transaction, which would hold a connection while the hash waits for its turn.
 *
 * @throws Refusal VF: linkUnknown, linkUsed, linkExpired, and the faults of the password; Busy
 */
export async function hashForLink(context: AuthContext & MayOpen, opened: Opened): Promise<string | null> {
  const { db, passwords } = context;
  const link = goodLink(await findLink(db, opened), opened, context);
  const { password } = opened;
  return link.isUsed || link.hasPassword || password === undefined ? null : passwords.hash(password);
}

/**
 * Activates the recipient of the link. Their mail program, a second press or a reload may open it again: that is answered
 * like the first time, and changes nothing.
 *
 * @param hash of `hashForLink`
 * @returns the link as it was found, and whether a password has to be chosen first (then nothing was done)
 * @throws Refusal VF: linkUnknown, linkUsed, linkExpired, and the faults of the password
 */
export async function activate(
  tx: Tx,
  context: CallContext & MayOpen,
  opened: Opened,
  hash: string | null,
): Promise<{ link: FoundLink; passwordNeeded: boolean }> {
  const now = new Date(context.clock.now());
  const link = goodLink(await lockLink(tx, opened), opened, context);
  if (link.isUsed) return { link, passwordNeeded: false };
  if (!link.hasPassword) {
    if (hash === null) return { link, passwordNeeded: true };
    await storePassword(tx, context, link.userId, hash);
  }
  await tx.query('UPDATE app_user SET activated_at = coalesce(activated_at, $2) WHERE id = $1', [link.userId, now]);
  await tx.query('UPDATE activation_link SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL AND expires_at > $2', [
    link.userId,
    now,
  ]);
  return { link, passwordNeeded: false };
}

/** The link, which is the recipient's and works, or was used before. A used one takes no password. */
function goodLink(
  link: FoundLink | undefined,
  { actions, password }: Opened,
  context: CallContext & MayOpen,
): FoundLink {
  if (!link || !actions.includes(link.action)) throw refused(context, 'linkUnknown');
  if (link.isUsed) {
    if (password !== undefined) throw refused(context, 'linkUsed');
    return link;
  }
  if (context.clock.now() >= link.expiresAt.getTime()) throw refused(context, 'linkExpired');
  if (!link.hasPassword && password !== undefined) assertGoodPassword(password, link.email, context);
  return link;
}
