import type { AccessTokens } from '@bank/protocol/auth';
import type { StandingProblem } from '../auth/may-sign-in';
import { takeUpLink } from '../devices/enrol';
import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';
import { noteAttempt } from '../auth/attempts';
import type { AuthContext } from '../auth/context';
import type { Problem } from './factor';
import { factorProblem } from './factor';
import { rememberBrowser } from '../auth/known-browser';
import { asksForMigration, assertMayEnter } from '../auth/gate';
import type { CodeFlow, CodeWay } from '../auth/login-code';
import { challengeOf } from '../auth/login-code';
import type { MigrationRow } from '../auth/migration';
import { MIGRATION_COLUMNS, migrationOf } from '../auth/migration';
import { countWrongCode, forgetCodes, isUsedUp } from '../auth/lockout';
import { secretHash } from '../auth/sessions';
import { refused } from '../auth/texts';

export interface LoginCode {
  hash: Buffer;
  userId: number;
  challenge: string;
  expiresAt: Date;
  usedAt: Date | null;
  sessionId: string | null;
  flow: CodeFlow;
  way: CodeWay;
  factorPassed: boolean;
  browserId: string | null;
  deviceId: string | null;
  parentSession: string | null;
  otpHash: Buffer | null;
  otpExpiresAt: Date | null;
  otpTries: number;
}

/** What comes with a login code. */
export interface ExchangeInput {
  code: string;
  codeVerifier: string;
  otp?: string;
  /** Remember this browser; flow verifyDevice only. */
  remember?: boolean;
}

type Exchanging = AuthContext & MayRefuse<Problem | StandingProblem>;
type Exchanged = AccessTokens & { deviceSecret?: string };
type Verdict = { tokens: Exchanged } | { problem: Problem } | { stolen: string };

/**
 * Exchanges a login code for tokens: once, for the holder of its verifier, after all factors of its flow. A replayed code ends the
 * session that it made (RFC 6749 §4.1.2), because one of the two callers was not the user.
 *
 * @throws HttpRefusal 403 with one of the problems as its code
 */
export async function exchange(input: ExchangeInput, context: Exchanging): Promise<Exchanged> {
  const { db, sessions } = context;
  // Refusals are answered, not thrown, inside the transaction: a wrong code must stay counted.
  const verdict = await db.transaction((tx) => judge(tx, input, context));
  if ('tokens' in verdict) return verdict.tokens;
  if ('stolen' in verdict) await sessions.end(verdict.stolen, 'reuse');
  const problem = 'problem' in verdict ? verdict.problem : 'signInExpired';
  throw refused(context, problem);
}

async function judge(tx: Tx, input: ExchangeInput, context: Exchanging): Promise<Verdict> {
  const { clock, sessions } = context;
  const now = clock.now();
  const row = await lockCode(tx, input.code);
  if (!row) return { problem: 'signInExpired' };
  if (row.usedAt) return row.sessionId === null ? { problem: 'signInExpired' } : { stolen: row.sessionId };
  if (now >= row.expiresAt.getTime() || challengeOf(input.codeVerifier) !== row.challenge)
    return { problem: 'signInExpired' };

  const isGuessed = row.otpHash !== null && row.way === 'password';
  if (isGuessed && (await isUsedUp(tx, row.userId, context))) return { problem: 'signInExpired' };
  const problem = await factorProblem(tx, context, { row, loginCode: input.code, given: input.otp });
  if (problem === 'codeWrong' || problem === 'codeUsedUp') {
    await noteAttempt(tx, context, { userId: row.userId, result: 'wrongCode', from: context });
    await countWrongCode(tx, row.userId, context);
  }
  if (problem) return { problem };
  await assertMayEnter(tx, context, row);
  if (await mustLink(tx, context, row)) return { problem: 'deviceRequired' };

  const until = await parentEnd(tx, row);
  if (until === 'over') return { problem: 'signInExpired' };
  const browser =
    input.remember === true && row.flow === 'verifyDevice' ? await rememberBrowser(tx, context, row.userId) : null;
  const { sessionId, ...tokens } = await sessions.open(tx, row.userId, {
    until,
    browserId: browser?.id ?? row.browserId,
    deviceId: row.deviceId,
  });
  await tx.query('UPDATE login_code SET used_at = $2, session_id = $3 WHERE hash = $1', [
    row.hash,
    new Date(now),
    sessionId,
  ]);
  await noteAttempt(tx, context, { userId: row.userId, result: 'ok', from: context });
  if (row.way === 'password') await forgetCodes(tx, row.userId);
  return { tokens: { ...tokens, ...(browser && { deviceSecret: browser.secret }) } };
}

async function lockCode(tx: Tx, code: string): Promise<LoginCode | undefined> {
  const [row] = await tx.query<LoginCode>(
    `SELECT hash, user_id AS "userId", challenge, expires_at AS "expiresAt", used_at AS "usedAt",
            session_id AS "sessionId", flow, way, device_id AS "deviceId", factor_passed AS "factorPassed", browser_id AS "browserId",
            parent_session AS "parentSession", otp_hash AS "otpHash", otp_expires_at AS "otpExpiresAt",
            otp_tries AS "otpTries"
       FROM login_code WHERE hash = $1 FOR UPDATE`,
    [secretHash(code)],
  );
  return row;
}

/** Whether a phone has to be linked before anything else (R1.3.6, strict). The factor that was shown stays shown. */
async function mustLink(tx: Tx, context: AuthContext, { hash, userId, way }: LoginCode): Promise<boolean> {
  if (!asksForMigration(way)) return false;
  await takeUpLink(tx, context, hash);
  const [user] = await tx.query<MigrationRow>(`SELECT ${MIGRATION_COLUMNS} FROM app_user u WHERE u.id = $1`, [userId]);
  if (!user || migrationOf(user, context.clock.now())?.kind !== 'strict') return false;
  await tx.query('UPDATE login_code SET factor_passed = true WHERE hash = $1', [hash]);
  return true;
}

/** When the session that handed itself on ends; null when there is none, `over` when it has ended. */
async function parentEnd(tx: Tx, { parentSession }: LoginCode): Promise<Date | null | 'over'> {
  if (parentSession === null) return null;
  const [parent] = await tx.query<{ until: Date }>(
    'SELECT absolute_until AS until FROM session WHERE id = $1 AND ended_at IS NULL',
    [parentSession],
  );
  return parent?.until ?? 'over';
}
