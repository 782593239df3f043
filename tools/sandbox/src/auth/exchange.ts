import type { AccessTokens } from '@bank/protocol';
import { HttpRefusal } from '../platform/refusal';
import type { AuthContext } from './context';
import { challengeOf, otpHash } from './login-code';
import { secretHash } from './sessions';
import { say } from './texts';

interface LoginCode {
  userId: number;
  challenge: string;
  expiresAt: Date;
  usedAt: Date | null;
  sessionId: string | null;
  otpHash: Buffer | null;
  otpExpiresAt: Date | null;
  otpTries: number;
}

type Problem = 'signInExpired' | 'codeRequired' | 'codeWrong' | 'codeExpired' | 'codeUsedUp';
type Verdict = { tokens: AccessTokens } | { problem: Problem } | { stolen: string };

/**
 * Exchanges a login code for tokens: once, by whoever has its verifier, with the one-time code when there is one. A code
 * that comes a second time ends the session that it made (RFC 6749 §4.1.2): one of the two was not the user.
 *
 * @throws HttpRefusal 403 with one of the problems as its code
 */
export async function exchange(
  { code, codeVerifier, otp }: { code: string; codeVerifier: string; otp?: string },
  context: AuthContext,
): Promise<AccessTokens> {
  const { db, clock, config, lang, sessions } = context;

  // Refusals are answered, not thrown, inside the transaction: a wrong code must stay counted.
  const verdict = await db.transaction<Verdict>(async (tx) => {
    const [row] = await tx.query<LoginCode>(
      `SELECT user_id AS "userId", challenge, expires_at AS "expiresAt", used_at AS "usedAt", session_id AS "sessionId",
              otp_hash AS "otpHash", otp_expires_at AS "otpExpiresAt", otp_tries AS "otpTries"
         FROM login_code WHERE hash = $1 FOR UPDATE`,
      [secretHash(code)],
    );
    const now = clock.now();
    if (!row) return { problem: 'signInExpired' };
    if (row.usedAt) return row.sessionId === null ? { problem: 'signInExpired' } : { stolen: row.sessionId };
    if (now >= row.expiresAt.getTime() || challengeOf(codeVerifier) !== row.challenge)
      return { problem: 'signInExpired' };
    if (row.otpHash) {
      const problem = otpProblem(row, code, otp, now);
      if (problem === 'codeWrong') {
        await tx.query('UPDATE login_code SET otp_tries = otp_tries + 1 WHERE hash = $1', [secretHash(code)]);
        return { problem: row.otpTries + 1 >= config.codeTries ? 'codeUsedUp' : 'codeWrong' };
      }
      if (problem) return { problem };
    }
    const { sessionId, ...tokens } = await sessions.open(tx, row.userId);
    await tx.query('UPDATE login_code SET used_at = $2, session_id = $3 WHERE hash = $1', [
      secretHash(code),
      new Date(now),
      sessionId,
    ]);
    return { tokens };
  });

  if ('tokens' in verdict) return verdict.tokens;
  if ('stolen' in verdict) await sessions.end(verdict.stolen, 'reuse');
  const problem = 'problem' in verdict ? verdict.problem : 'signInExpired';
  throw new HttpRefusal(403, say(lang, problem), { code: problem });

  /** Decision 22: works once, five tries, ten minutes. */
  function otpProblem(row: LoginCode, loginCode: string, given: string | undefined, now: number): Problem | null {
    if (row.otpTries >= config.codeTries) return 'codeUsedUp';
    if (given === undefined || given.trim() === '') return 'codeRequired';
    if (now >= (row.otpExpiresAt?.getTime() ?? 0)) return 'codeExpired';
    return row.otpHash?.equals(otpHash(loginCode, given.trim())) ? null : 'codeWrong';
  }
}
