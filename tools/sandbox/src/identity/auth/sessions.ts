import { createHash, createHmac } from 'node:crypto';
import type { AccessRight } from '@bank/protocol';
import type { AccessTokens } from '@bank/protocol/auth';
import { accessRight } from '@bank/protocol';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { SandboxConfig } from '../../platform/config';
import type { Db, Tx } from '../../platform/db';
import type { Ids } from '../../platform/ids';
import type { AccessTokenSigner } from './access-token';
import type { Scope } from '../../platform/scope';

export type EndReason = 'logout' | 'idle' | 'absolute' | 'reuse' | 'reset';

/** Sessions and their token families (R0.18, RFC 9700 §4.14). */
export interface Sessions {
  /**
   * Starts a session and answers its first tokens.
   * @param options.until the session that it was handed on from ends then, and so does this one
   * @param options.browserId the browser that the bank knows it by
   * @param options.deviceId the phone it is on; it ends with the phone
   * @param options.scopes all that it opens; none means whatever its user may do
   */
  open(tx: Tx, userId: number, options?: NewSession): Promise<AccessTokens & { sessionId: string }>;
  /** The secret that takes the place of this one: it follows from it and the bank's key, though only hashes are kept. */
  successorOf(secret: string): string;
  /** Rotates a refresh token. Null when there is no session to go on with; a reused token ends its family. */
  renew(refreshToken: string): Promise<AccessTokens | null>;
  /**
   * Ends the session a refresh token belongs to; an unknown one is nothing to complain about.
   * @returns whose it was; null where none has ended
   */
  logout(refreshToken: string): Promise<number | null>;
  /** Ends a session, everywhere. Ending it again changes nothing. */
  end(sessionId: string, reason: EndReason): Promise<void>;
}

interface NewSession {
  until?: Date | null;
  browserId?: string | null;
  deviceId?: string | null;
  scopes?: readonly Scope[] | null;
}

export interface SessionParts {
  db: Db;
  clock: Clock;
  ids: Ids;
  config: SandboxConfig;
  bus: Bus;
  /** Read anew on every use: a reset changes the key. */
  signer(): AccessTokenSigner;
  signingKey(): string;
  /** Writes down the signs of life that are only remembered, before idle time is judged. */
  flushSigns(): Promise<void>;
}

interface Family {
  id: string;
  userId: number;
  absoluteUntil: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
  scopes: Scope[] | null;
  generation: number;
  rotatedAt: Date | null;
  newest: number;
}

/** What becomes of a refresh token; ending a family waits until its lock is released. */
type Verdict = { tokens: AccessTokens } | { end: string; reason: EndReason } | { over: true };

/** How a secret is kept at rest. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export function createSessions({
  db,
  clock,
  ids,
  config,
  bus,
  signer,
  signingKey,
  flushSigns,
}: SessionParts): Sessions {
  /**
   * The successor follows from the token and the bank's key. So the previous token can be answered with the same
   * successor within the leeway (two tabs, a lost answer) although only hashes are kept.
   */
  const successorOf = (secret: string) =>
    createHmac('sha256', signingKey()).update(`refresh ${secret}`).digest('base64url');

  async function keep(tx: Tx, refreshToken: string, sessionId: string, generation: number): Promise<void> {
    await tx.query(`INSERT INTO refresh_token (hash, session_id, generation, issued_at) VALUES ($1, $2, $3, $4)`, [
      secretHash(refreshToken),
      sessionId,
      generation,
      new Date(clock.now()),
    ]);
  }

  async function accessToken(
    tx: Tx,
    { userId, id: sessionId, absoluteUntil, scopes }: Pick<Family, 'userId' | 'id' | 'absoluteUntil' | 'scopes'>,
  ): Promise<string> {
    const issuedAt = Math.floor(clock.now() / 1000);
    const sessionUntil = Math.floor(absoluteUntil.getTime() / 1000);
    const expiresAt = Math.min(issuedAt + config.accessTokenS, sessionUntil);
    const who = { ...(await standing(tx, userId)), userId, sessionId, ...(scopes && { scopes }) };
    return signer().sign({ ...who, issuedAt, expiresAt, sessionUntil });
  }

  async function end(sessionId: string, reason: EndReason): Promise<void> {
    const ended = await db.query(
      `UPDATE session SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL RETURNING id`,
      [sessionId, new Date(clock.now()), reason],
    );
    if (ended.length > 0) await bus.announce({ kind: 'sessionEnded', sessionId });
  }

  return {
    end,
    successorOf,
    async open(tx, userId, { until, browserId, deviceId, scopes = null } = {}) {
      const sessionId = ids.next();
      const refreshToken = ids.secret();
      const now = clock.now();
      const absoluteUntil = until ?? new Date(now + config.sessionAbsoluteS * 1000);
      await tx.query(
        `INSERT INTO session (id, user_id, created_at, absolute_until, last_seen_at, browser_id, device_id, scopes)
         VALUES ($1, $2, $3, $4, $3, $5, $6, $7)`,
        [sessionId, userId, new Date(now), absoluteUntil, browserId ?? null, deviceId ?? null, scopes],
      );
      await keep(tx, refreshToken, sessionId, 1);
      const first = await accessToken(tx, { userId, id: sessionId, absoluteUntil, scopes: scopes && [...scopes] });
      return { sessionId, refreshToken, accessToken: first };
    },

    async renew(refreshToken) {
      await flushSigns();
      const verdict = await db.transaction<Verdict>(async (tx) => {
        const family = await lockFamily(tx, refreshToken);
        if (!family || family.endedAt) return { over: true };
        const now = clock.now();
        if (now >= family.absoluteUntil.getTime()) return { end: family.id, reason: 'absolute' };
        if (now - family.lastSeenAt.getTime() >= config.idleS * 1000) return { end: family.id, reason: 'idle' };

        const successor = successorOf(refreshToken);
        if (family.rotatedAt === null) {
          await tx.query('UPDATE refresh_token SET rotated_at = $2 WHERE hash = $1', [
            secretHash(refreshToken),
            new Date(now),
          ]);
          await keep(tx, successor, family.id, family.generation + 1);
        } else if (!isLateTwin(family, now)) {
          return { end: family.id, reason: 'reuse' };
        }
        const fresh = await accessToken(tx, family);
        return { tokens: { accessToken: fresh, refreshToken: successor } };
      });
      if ('tokens' in verdict) return verdict.tokens;
      if ('end' in verdict) await end(verdict.end, verdict.reason);
      return null;
    },

    async logout(refreshToken) {
      const family = await db.transaction((tx) => lockFamily(tx, refreshToken));
      if (!family || family.endedAt) return null;
      await end(family.id, 'logout');
      return family.userId;
    },
  };

  /** R0.18: only the immediately previous token, only while its successor is unused, only for a few seconds. */
  function isLateTwin(family: Family, now: number): boolean {
    const age = now - (family.rotatedAt?.getTime() ?? 0);
    return family.generation === family.newest - 1 && age <= config.refreshLeewayS * 1000;
  }

  async function lockFamily(tx: Tx, refreshToken: string): Promise<Family | undefined> {
    // The session row is locked first, so that two refreshes of one family go one after the other.
    const [family] = await tx.query<Omit<Family, 'generation' | 'rotatedAt' | 'newest'>>(
      `SELECT id, user_id AS "userId", absolute_until AS "absoluteUntil", last_seen_at AS "lastSeenAt",
              ended_at AS "endedAt", scopes
         FROM session WHERE id = (SELECT session_id FROM refresh_token WHERE hash = $1) FOR UPDATE`,
      [secretHash(refreshToken)],
    );
    if (!family) return undefined;
    const [place] = await tx.query<Pick<Family, 'generation' | 'rotatedAt' | 'newest'>>(
      `SELECT generation, rotated_at AS "rotatedAt",
              (SELECT max(generation) FROM refresh_token WHERE session_id = $2) AS newest
         FROM refresh_token WHERE hash = $1`,
      [secretHash(refreshToken), family.id],
    );
    return place && { ...family, ...place };
  }
}

/** The user and their default customer: their own, else the only company that gave them access. */
async function standing(tx: Tx, userId: number) {
  const [user] = await tx.query<{
    email: string;
    isAdmin: boolean;
    ownId: number | null;
    memberOf: number | null;
    memberRight: AccessRight | null;
    isBusiness: boolean;
  }>(
    `SELECT u.email, u.is_admin AS "isAdmin", u.customer_id AS "ownId",
            m.customer_id AS "memberOf", m.access_right AS "memberRight",
            EXISTS (SELECT FROM customer c WHERE c.id = coalesce(u.customer_id, m.customer_id) AND c.type = 'business') AS "isBusiness"
       FROM app_user u
       LEFT JOIN LATERAL (SELECT min(customer_id) AS customer_id, min(access_right) AS access_right FROM membership
                           WHERE user_id = u.id HAVING count(*) = 1) m ON true
      WHERE u.id = $1`,
    [userId],
  );
  if (!user) throw new Error('a session was opened for a user who does not exist');
  const { email, isAdmin, isBusiness, ownId, memberOf, memberRight } = user;
  const who = { email, isAdmin, isBusiness };
  if (ownId !== null) return { ...who, customerId: ownId, right: accessRight.fullAccess };
  return { ...who, customerId: memberOf ?? 0, right: memberRight ?? accessRight.noAccess };
}
