import type { Clock } from '../../platform/clock';
import type { SandboxConfig } from '../../platform/config';
import type { Db } from '../../platform/db';
import type { AccessClaims } from './access-token';
import type { Sessions } from './sessions';

/** Knows which sessions are over and which are alive, without asking the database on every call. */
export interface SessionGuard {
  /** Whether a token's session may go on. A call is no sign of life: pages make calls by themselves (ADR-24). */
  admits(claims: AccessClaims): boolean | Promise<boolean>;
  /** A sign of life: the idle time of the session begins anew. */
  keep(claims: AccessClaims): void;
  /** Whether the session is still on, also after the token's own end: a socket outlives it. */
  isOn(claims: AccessClaims): Promise<boolean>;
  /** A session ended, here or on another instance. */
  forget(sessionId: string): void;
  /** Reads from the database what may have been missed. */
  resync(): Promise<void>;
  /** Forgets everything: all sessions are gone. */
  clear(): void;
  /** Writes the signs of life down; called every second and before idle time is judged. */
  flush(): Promise<void>;
}

export function createSessionGuard(
  db: Db,
  clock: Clock,
  config: SandboxConfig,
  sessions: Pick<Sessions, 'end'>,
): SessionGuard {
  /** Ended sessions whose access tokens may still be about, and until when. */
  const ended = new Map<string, number>();
  const lastSeen = new Map<string, number>();
  const unsaved = new Set<string>();
  const idleMs = config.idleS * 1000;
  /** Unknown here: the database knows, since the session may have begun on another instance. */
  const seen = (claims: AccessClaims) => lastSeen.get(claims.sessionId) ?? 0;

  async function flush(): Promise<void> {
    const now = clock.now();
    for (const [id, until] of ended) if (until < now) ended.delete(id);
    for (const [id, at] of lastSeen) if (now - at > idleMs && !unsaved.has(id)) lastSeen.delete(id);
    if (unsaved.size === 0) return;
    const sessionIds = [...unsaved];
    unsaved.clear();
    await db.query(
      `UPDATE session SET last_seen_at = greatest(last_seen_at, alive.at)
         FROM unnest($1::text[], $2::timestamptz[]) AS alive (id, at) WHERE session.id = alive.id`,
      [sessionIds, sessionIds.map((id) => new Date(lastSeen.get(id) ?? 0))],
    );
  }

  /** Seems idle here; the user may have been busy on another instance. */
  async function confirmIdle({ sessionId }: AccessClaims): Promise<boolean> {
    await flush();
    const [session] = await db.query<{ lastSeenAt: Date; endedAt: Date | null }>(
      `SELECT last_seen_at AS "lastSeenAt", ended_at AS "endedAt" FROM session WHERE id = $1`,
      [sessionId],
    );
    if (!session || session.endedAt) return true;
    if (clock.now() - session.lastSeenAt.getTime() < idleMs) {
      lastSeen.set(sessionId, session.lastSeenAt.getTime());
      return false;
    }
    await sessions.end(sessionId, 'idle');
    return true;
  }

  function forget(sessionId: string): void {
    ended.set(sessionId, clock.now() + config.accessTokenS * 1000);
    lastSeen.delete(sessionId);
    unsaved.delete(sessionId);
  }

  return {
    flush,
    admits(claims) {
      const now = clock.now();
      if (now >= claims.expiresAt * 1000 || ended.has(claims.sessionId)) return false;
      return now - seen(claims) < idleMs || confirmIdle(claims).then((idle) => !idle);
    },
    keep({ sessionId }) {
      lastSeen.set(sessionId, clock.now());
      unsaved.add(sessionId);
    },
    async isOn(claims) {
      if (ended.has(claims.sessionId)) return false;
      if (clock.now() >= claims.sessionUntil * 1000) {
        await sessions.end(claims.sessionId, 'absolute');
        return false;
      }
      return clock.now() - seen(claims) < idleMs || !(await confirmIdle(claims));
    },
    forget,
    clear() {
      ended.clear();
      lastSeen.clear();
      unsaved.clear();
    },
    async resync() {
      const sessionIds = await db.query<{ id: string }>('SELECT id FROM session WHERE ended_at > $1', [
        new Date(clock.now() - config.accessTokenS * 1000),
      ]);
      for (const { id } of sessionIds) forget(id);
    },
  };
}
