import { createHash } from 'node:crypto';
import type { LoginResult } from '@bank/protocol/auth';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { Way } from './gate';
import { secretHash } from './sessions';

/** RFC 7636 §4.2, S256. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The most often that a code, or a question to a phone, is sent for one sign-in: once, and three times again. */
export const MAX_SENDS = 4;

/** A code that waits for nothing is exchanged at once, so it is short-lived. */
export const AT_ONCE_S = 60;

/** The origin of a code: a sign-in with a password, or an already authenticated user. */
export type CodeFlow = Exclude<LoginResult['authFlow'], 'simple'> | 'issued';

/** The ways that go by a login code. */
export type CodeWay = Exclude<Way, 'deviceSecret' | 'authorization'>;

export interface NewLoginCode {
  userId: number;
  challenge: string;
  /** How long it may be exchanged, in seconds. */
  lifeS: number;
  flow?: CodeFlow;
  /** Whose gate it has to pass. */
  way: CodeWay;
  /** The approving phone that the sign-in comes from. */
  deviceId?: string | null;
  /** The browser that the bank knew by its secret. */
  browserId?: string | null;
  /** The session that hands itself on. */
  parentSession?: string;
  /** Where the sign-in comes from. */
  from?: { ip: string; userAgent: string };
}

/** Makes the code that a sign-in goes on with. */
export async function createLoginCode(
  tx: Tx,
  { clock, ids }: Pick<CallContext, 'clock' | 'ids'>,
  {
    userId,
    challenge,
    lifeS,
    way,
    flow = 'issued',
    browserId = null,
    deviceId = null,
    parentSession,
    from,
  }: NewLoginCode,
): Promise<string> {
  const code = ids.secret();
  await tx.query(
    `INSERT INTO login_code (hash, user_id, challenge, expires_at, flow, browser_id, parent_session, ip, user_agent, way,
                             device_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      secretHash(code),
      userId,
      challenge,
      new Date(clock.now() + lifeS * 1000),
      flow,
      browserId,
      parentSession ?? null,
      from?.ip ?? '',
      from?.userAgent.slice(0, 400) ?? '',
      way,
      deviceId,
    ],
  );
  return code;
}
