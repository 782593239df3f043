import type { loginTwoStepConfirm, loginTwoStepSet } from '@bank/protocol/auth';
import type { Tx } from '../../platform/db';
import type { CallContext, Handler } from '../../platform/handler';
import { noteAttempt } from '../auth/attempts';
import type { AuthContext } from '../auth/context';
import { countWrongCode, isUsedUp } from '../auth/lockout';
import { challengeOf, MAX_SENDS } from '../auth/login-code';
import type { MigrationRow } from '../auth/migration';
import { MIGRATION_COLUMNS, migrationOf } from '../auth/migration';
import { secretHash } from '../auth/sessions';
import { refused } from '../auth/texts';
import { factorFor } from '../security/factor';
import { begin, securityUserOf, tryCode } from '../security/security-change';
import { refusedAtSignIn } from '../security/texts';
import { exchange } from './exchange';

// R2.4.5: the second step chosen during a sign-in, confirmed by a code under a request id, answers tokens.

/** @throws HttpRefusal 403 by the words of its row */
export const chooseTwoStep: Handler<typeof loginTwoStepSet, AuthContext> = async ({ code, mode }, context) => {
  const { db, clock } = context;
  const pending = await pendingOf(db, code, context);
  if (!pending) throw refused(context, 'signInExpired');
  const migration = migrationOf(pending, clock.now());
  if (!migration) throw refused(context, 'linkNotOffered');
  // A strict migration takes nothing but a phone that approves.
  if (migration.kind === 'strict') throw refused(context, 'deviceRequired');
  const user = await securityUserOf(db, pending.userId);
  if (!user) throw refused(context, 'signInExpired');
  if (mode === 'push' && user.approvedDevices === 0) throw refusedAtSignIn(context, 'needsDevice');
  if (mode === 'sms' && user.phone === null) throw refusedAtSignIn(context, 'needsPhone');
  const [counted] = await db.query(
    'UPDATE login_code SET otp_sends = otp_sends + 1 WHERE hash = $1 AND otp_sends < $2 RETURNING hash',
    [secretHash(code), MAX_SENDS],
  );
  if (!counted) throw refused(context, 'tooManySends');
  const { waitsFor } = await begin(user, { kind: 'signIn', mode }, factorFor(user, mode), context);
  // A destination was given, so a code went out.
  if (!waitsFor) throw new Error('the choice of a second step waits for no code');
  const { requestKey: reqId, sentTo, expiresAt } = waitsFor;
  return { reqId, sentTo, expiresAt };
};

/** @throws HttpRefusal 403 by the words of its row */
export const confirmTwoStep: Handler<typeof loginTwoStepConfirm, AuthContext> = async (input, context) => {
  const { db } = context;
  const { reqId, code, loginCode, codeVerifier } = input;
  const pending = await pendingOf(db, loginCode, context);
  if (!pending || challengeOf(codeVerifier) !== pending.challenge) throw refused(context, 'signInExpired');
  if (await isUsedUp(db, pending.userId, context)) throw refused(context, 'signInExpired');
  const tried = await tryCode(reqId, code, pending.userId, context);
  if ('problem' in tried) {
    if (tried.problem !== 'codeExpired') {
      await noteAttempt(db, context, { userId: pending.userId, result: 'wrongCode', from: context });
      await countWrongCode(db, pending.userId, context);
    }
    throw refused(context, tried.problem);
  }
  await db.transaction(async (tx) => {
    // The code was the second factor that there is, or the first one.
    await tx.query('UPDATE login_code SET factor_passed = true WHERE hash = $1', [secretHash(loginCode)]);
    await tx.query(
      `UPDATE app_user SET migration_kind = 'none', migration_until = NULL WHERE id = $1 AND migration_strategy = 'enable'`,
      [pending.userId],
    );
  });
  const { accessToken, refreshToken } = await exchange({ code: loginCode, codeVerifier }, context);
  return { accessToken, refreshToken };
};

/** A sign-in that may still go on. */
async function pendingOf(
  tx: Tx,
  code: string,
  { clock }: Pick<CallContext, 'clock'>,
): Promise<(MigrationRow & { userId: number; challenge: string }) | undefined> {
  const [pending] = await tx.query<MigrationRow & { userId: number; challenge: string }>(
    `SELECT l.user_id AS "userId", l.challenge, ${MIGRATION_COLUMNS} FROM login_code l JOIN app_user u ON u.id = l.user_id
      WHERE l.hash = $1 AND l.used_at IS NULL AND l.flow <> 'issued' AND l.expires_at > $2`,
    [secretHash(code), new Date(clock.now())],
  );
  return pending;
}
