import type { SecurityChange } from '@bank/protocol/settings';
import { responseCode } from '@bank/protocol';
import type { AuthContext } from '../auth/context';
import { countTry, forgetTries, ownAsker } from '../auth/lockout';
import { NOBODYS_HASH } from '../auth/password';
import { secretHash } from '../auth/sessions';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import type { Change } from './apply-change';
import { afterChange, applyChange } from './apply-change';
import type { Destination, FactorUser } from './factor';
import { sayChange } from './say-change';
import { refused, say } from './texts';

export interface SecurityUser extends FactorUser {
  id: number;
  passwordHash: string | null;
  accessIpMode: 'off' | 'warn' | 'block';
  approvedDevices: number;
}

/** What a change can be refused with before it begins. */
export type ProofProblem = 'noUser' | 'locked' | 'wrongPassword';
export type CodeProblem = 'codeExpired' | 'codeUsedUp' | 'codeWrong';

export async function securityUser(tx: Tx, context: AuthContext & MayRefuse<'noUser'>): Promise<SecurityUser> {
  const user = await securityUserOf(tx, callerOf(context).userId);
  if (!user) throw refused(context, 'noUser', { code: responseCode.closedAccount });
  return user;
}

/** The same of a user who is still signing in. */
export async function securityUserOf(tx: Tx, userId: number): Promise<SecurityUser | undefined> {
  const [user] = await tx.query<SecurityUser>(
    `SELECT u.id, u.email, u.phone, u.password_hash AS "passwordHash", u.two_factor_mode AS "twoFactorMode",
            u.approve_mode AS "approveMode", u.access_ip_mode AS "accessIpMode",
            (SELECT count(*)::int FROM device d WHERE d.user_id = u.id AND d.status = 'approved') AS "approvedDevices"
       FROM app_user u WHERE u.id = $1`,
    [userId],
  );
  return user;
}

/**
 * The user, after a check of their password. Wrong ones close no sign-in.
 *
 * @throws Refusal VF at `password`; HttpRefusal 403 `locked` after too many
 */
export async function provenUser(
  password: string,
  context: AuthContext & MayRefuse<ProofProblem>,
): Promise<SecurityUser> {
  return context.passwords.inTurn(async (verify) => {
    const user = await securityUser(context.db, context);
    const askers = ownAsker('session', context);
    await countTry(user.email, askers, context);
    // A hash is never made of an empty text, which is as wrong as any other.
    if (password === '' || !(await verify(password, user.passwordHash ?? NOBODYS_HASH))) {
      throw refused(context, 'wrongPassword', { field: 'password' });
    }
    await forgetTries(user.email, askers, context);
    return user;
  });
}

/** Makes the change at once where there is no second factor, else sends the code that it waits for. */
export async function begin(
  user: SecurityUser,
  change: Change,
  to: Destination | null,
  context: AuthContext,
): Promise<SecurityChange> {
  const { db, clock, config, ids, lang, outbox } = context;
  if (to === null) {
    await db.transaction((tx) => applyChange(tx, user, change, context));
    await afterChange(user, change, context);
    return { waitsFor: null };
  }
  const requestKey = ids.next();
  const code = ids.code(6);
  const expiresAt = new Date(clock.now() + config.codeS * 1000);
  const what = await db.transaction(async (tx) => {
    // The newest is the one that counts.
    await tx.query('DELETE FROM security_change WHERE user_id = $1', [user.id]);
    await tx.query(
      'INSERT INTO security_change (id, user_id, kind, change, code_hash, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [requestKey, user.id, change.kind, JSON.stringify(change), codeHash(requestKey, code), expiresAt],
    );
    const told = await sayChange(tx, lang, change);
    const values = { code, what: told, minutes: String(Math.ceil(config.codeS / 60)) };
    const subject = to.channel === 'email' ? { subject: say(lang, 'codeSubject') } : {};
    const text = say(lang, 'codeText', values);
    await outbox.send(tx, { reason: 'code', channel: to.channel, to: to.to, ...subject, text, code });
    return told;
  });
  return { waitsFor: { requestKey, sentTo: to.shown, expiresAt: expiresAt.toISOString(), what } };
}

/** Makes the change that waited for this code. Each wrong one counts, and the fifth ends the change. */
export async function confirm(
  requestKey: string,
  code: string,
  context: AuthContext & MayRefuse<CodeProblem | 'noUser'>,
): Promise<void> {
  const outcome = await tryCode(requestKey, code, callerOf(context).userId, context);
  if ('problem' in outcome) throw refused(context, outcome.problem, { field: 'code' });
  await afterChange(outcome.user, outcome.change, context);
}

type Tried = { problem: CodeProblem } | { user: SecurityUser; change: Change };

/** Makes the change of a user, who may still be signing in, when the code is right. A wrong one counts. */
export async function tryCode(requestKey: string, code: string, userId: number, context: AuthContext): Promise<Tried> {
  const { db, clock, config } = context;
  // Refusals are answered, not thrown, inside the transaction: a wrong code must stay counted.
  return db.transaction(async (tx): Promise<Tried> => {
    const [row] = await tx.query<{ change: Change; codeHash: Buffer; expiresAt: Date; tries: number }>(
      `SELECT change, code_hash AS "codeHash", expires_at AS "expiresAt", tries FROM security_change
        WHERE id = $1 AND user_id = $2 FOR UPDATE`,
      [requestKey, userId],
    );
    if (!row || clock.now() >= row.expiresAt.getTime()) return { problem: 'codeExpired' };
    if (row.tries >= config.codeTries) return { problem: 'codeUsedUp' };
    if (!row.codeHash.equals(codeHash(requestKey, code.trim()))) {
      await tx.query('UPDATE security_change SET tries = tries + 1 WHERE id = $1', [requestKey]);
      return { problem: row.tries + 1 >= config.codeTries ? 'codeUsedUp' : 'codeWrong' };
    }
    await tx.query('DELETE FROM security_change WHERE id = $1', [requestKey]);
    const user = await securityUserOf(tx, userId);
    if (!user) return { problem: 'codeExpired' };
    await applyChange(tx, user, row.change, context);
    return { user, change: row.change };
  });
}

const codeHash = (requestKey: string, code: string) => secretHash(`${requestKey}:${code}`);
