import type { Parsed } from '@bank/protocol';
import type { AccessTokens, token } from '@bank/protocol/auth';
import type { StandingProblem } from '../auth/may-sign-in';
import { noteAttempt } from '../auth/attempts';
import type { AuthContext } from '../auth/context';
import { assertMayEnter } from '../auth/gate';
import { challengeOf } from '../auth/login-code';
import type { Scope } from '../../platform/scope';
import { secretHash } from '../auth/sessions';
import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from '../auth/texts';

type Exchanging = AuthContext & MayRefuse<StandingProblem | 'signInExpired'>;
type Given = Extract<Parsed<typeof token>, { client: 'sei' }>;

interface Granted {
  hash: Buffer;
  userId: number;
  clientId: string;
  redirectUri: string;
  challenge: string | null;
  scopes: Scope[];
  expiresAt: Date;
  usedAt: Date | null;
  sessionId: string | null;
}

type Verdict = { tokens: AccessTokens } | { refused: true } | { stolen: string };

/**
 * The other product's own call (RFC 6749 §4.1.3, RFC 7636): the code that the user's yes sent it becomes tokens of a session that
 * opens what the user let it do, and nothing else. A code works once, for 60 s, for the client and the address it was made for, and
 * for the holder of the verifier. One that comes with anything else has leaked and is used up; one that comes again ends its session.
 *
 * @throws HttpRefusal 403 `signInExpired`, whatever is wrong with it
 */
export async function exchangeAuthorization(given: Given, context: Exchanging): Promise<AccessTokens> {
  const { db, sessions } = context;
  const verdict = await db.transaction((tx) => judge(tx, given, context));
  if ('tokens' in verdict) return verdict.tokens;
  if ('stolen' in verdict) await sessions.end(verdict.stolen, 'reuse');
  throw refused(context, 'signInExpired');
}

async function judge(tx: Tx, given: Given, context: Exchanging): Promise<Verdict> {
  const { clock, sessions } = context;
  const now = clock.now();
  const granted = await lockGranted(tx, given.code);
  if (!granted) return { refused: true };
  if (granted.usedAt) return granted.sessionId === null ? { refused: true } : { stolen: granted.sessionId };
  if (!isFor(granted, given, now)) {
    await useUp(tx, granted, now, null);
    return { refused: true };
  }
  const { userId, scopes } = granted;
  await assertMayEnter(tx, context, { way: 'authorization', userId });
  const { sessionId, ...tokens } = await sessions.open(tx, userId, { scopes });
  await useUp(tx, granted, now, sessionId);
  await noteAttempt(tx, context, { userId, result: 'ok', from: context });
  return { tokens };
}

const isFor = ({ clientId, redirectUri, challenge, expiresAt }: Granted, given: Given, now: number): boolean =>
  clientId === given.clientId &&
  redirectUri === given.redirectUri &&
  challenge === challengeOf(given.codeVerifier) &&
  now < expiresAt.getTime();

async function lockGranted(tx: Tx, code: string): Promise<Granted | undefined> {
  const [granted] = await tx.query<Granted>(
    `SELECT hash, user_id AS "userId", client_id AS "clientId", redirect_uri AS "redirectUri", challenge, scopes,
            code_expires_at AS "expiresAt", code_used_at AS "usedAt", session_id AS "sessionId"
       FROM sei_authorization WHERE code_hash = $1 AND code_expires_at IS NOT NULL FOR UPDATE`,
    [secretHash(code)],
  );
  return granted;
}

async function useUp(tx: Tx, { hash }: Granted, now: number, sessionId: string | null): Promise<void> {
  await tx.query('UPDATE sei_authorization SET code_used_at = $2, session_id = $3 WHERE hash = $1', [
    hash,
    new Date(now),
    sessionId,
  ]);
}
