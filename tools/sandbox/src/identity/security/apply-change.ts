import { endSessionsOf } from '../activation/set-password';
import type { AuthContext } from '../auth/context';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { SecurityUser } from './security-change';
import { proveAct } from '../access/acts';
import { permitPasskey } from '../passkeys/permit';
import { sayChange } from './say-change';
import { say } from './texts';

/** A stored change of security that waits for its code. */
export type Change =
  | { kind: 'signIn' | 'approval'; mode: string }
  /** The hash, so that no password is ever at rest. */
  | { kind: 'password'; hash: string }
  | { kind: 'ipAdd'; network: string }
  | { kind: 'ipDelete'; id: number }
  | { kind: 'ipMode'; mode: string }
  /** Codes by SMS go to another of the user's phones. */
  | { kind: 'phone'; phone: string }
  /** This session may register a passkey (R0.39). */
  | { kind: 'passkey' }
  /** This session may do what lasts or costs, in an act for a customer (R0.52). */
  | { kind: 'act'; actId: string; customerId: number };

/** Makes a change and notifies the user, in case they did not request it. */
export async function applyChange(tx: Tx, user: SecurityUser, change: Change, context: AuthContext): Promise<void> {
  const { clock, lang, outbox } = context;
  const what = await sayChange(tx, lang, change);
  await write(tx, user, change, context);
  // Nothing has changed yet: the user is notified when the passkey is registered, and the customer reads of the act itself.
  if (change.kind === 'passkey' || change.kind === 'act') return;
  const time = `${new Date(clock.now()).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  await outbox.notify(tx, {
    userId: user.id,
    topic: 'security',
    subject: say(lang, 'noticeSubject'),
    text: say(lang, 'noticeText', { what, time }),
    // The phone that codes no longer go to.
    must: change.kind === 'phone' && user.phone !== null ? { sms: user.phone } : {},
  });
}

/** What follows the commit: a new password ends the sessions that were opened with the old one. */
export async function afterChange(user: SecurityUser, change: Change, context: AuthContext): Promise<void> {
  if (change.kind === 'password') await endSessionsOf(user.id, context, callerOf(context).sessionId);
}

async function write(tx: Tx, { id: userId }: SecurityUser, change: Change, context: AuthContext): Promise<void> {
  switch (change.kind) {
    case 'signIn':
      await tx.query('UPDATE app_user SET two_factor_mode = $2 WHERE id = $1', [userId, change.mode]);
      return;
    case 'approval':
      await tx.query('UPDATE app_user SET approve_mode = $2 WHERE id = $1', [userId, change.mode]);
      return;
    case 'password':
      await tx.query('UPDATE app_user SET password_hash = $2, must_change_password = false WHERE id = $1', [
        userId,
        change.hash,
      ]);
      // A sign-in that was begun with the old one comes to nothing.
      await tx.query('DELETE FROM login_code WHERE user_id = $1 AND used_at IS NULL', [userId]);
      return;
    case 'ipAdd':
      await tx.query(
        'INSERT INTO trusted_ip (user_id, network, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [userId, change.network, new Date(context.clock.now())],
      );
      return;
    case 'ipDelete':
      await tx.query('DELETE FROM trusted_ip WHERE user_id = $1 AND id = $2', [userId, change.id]);
      return;
    case 'ipMode':
      await tx.query('UPDATE app_user SET access_ip_mode = $2 WHERE id = $1', [userId, change.mode]);
      return;
    case 'passkey':
      return permitPasskey(tx, context);
    case 'act':
      return proveAct(tx, context.clock, callerOf(context), change.actId);
    case 'phone':
      // It may have been removed while the change waited for its code.
      await tx.query(
        `UPDATE app_user SET phone = $2 WHERE id = $1 AND EXISTS (
           SELECT FROM phone WHERE user_id = $1 AND is_confirmed AND '+' || country_code || number = $2)`,
        [userId, change.phone],
      );
  }
}
