import type { postLogin, postToken } from '@bank/protocol/auth';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { AuthContext } from '../auth/context';
import { assertMayEnter } from '../auth/gate';
import { AT_ONCE_S, challengeOf, createLoginCode } from '../auth/login-code';
import { refused } from '../auth/texts';

// R1.7.13: one client signs another in. The session that is opened ends when the first one would
// have: handing on and on must not outlive the absolute lifetime.

export const startHandOver: Handler<typeof postLogin, AuthContext> = async ({ codeChallenge }, context) => {
  const { userId, sessionId } = callerOf(context);
  const pending = {
    userId,
    challenge: codeChallenge,
    lifeS: AT_ONCE_S,
    way: 'handOver' as const,
    parentSession: sessionId,
  };
  return { code: await context.db.transaction((tx) => createLoginCode(tx, context, pending)) };
};

/** @throws HttpRefusal 403 signInExpired when this session has nothing to hand over to the verifier's holder */
export const takeHandOver: Handler<typeof postToken, AuthContext> = async ({ codeVerifier }, context) => {
  const { db, clock, sessions } = context;
  const caller = callerOf(context);
  const now = new Date(clock.now());
  const tokens = await db.transaction(async (tx) => {
    const [pending] = await tx.query<{ hash: Buffer; until: Date }>(
      `SELECT l.hash, s.absolute_until AS until FROM login_code l JOIN session s ON s.id = l.parent_session
        WHERE l.parent_session = $1 AND l.challenge = $2 AND l.used_at IS NULL AND l.expires_at > $3
          AND s.ended_at IS NULL
        ORDER BY l.expires_at DESC LIMIT 1 FOR UPDATE OF l`,
      [caller.sessionId, challengeOf(codeVerifier), now],
    );
    if (!pending) return null;
    await assertMayEnter(tx, context, { way: 'handOver', userId: caller.userId });
    const { sessionId, ...opened } = await sessions.open(tx, caller.userId, { until: pending.until });
    await tx.query('UPDATE login_code SET used_at = $2, session_id = $3 WHERE hash = $1', [
      pending.hash,
      now,
      sessionId,
    ]);
    return opened;
  });
  if (!tokens) throw refused(context, 'signInExpired');
  return tokens;
};
