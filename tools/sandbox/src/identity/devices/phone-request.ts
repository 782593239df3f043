import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { secretHash } from '../auth/sessions';

/** A question to a phone: to confirm a sign-in, or to become one of the user's phones. */
export interface NewRequest {
  kind: 'approve' | 'link';
  userId: number;
  /** The sign-in that waits for the answer. */
  loginCode?: string;
  /** The device that a signed-in user is linking. */
  deviceId?: string;
}

export interface Asked {
  key: string;
  /** Admits a socket to the answer, and to nothing else. */
  temporaryToken: string;
  /** The deep link, shown as a QR code. */
  deeplink: string;
  expiresAt: string;
}

/** Asks a phone. It voids the open question of the same kind from the same sign-in. */
export async function createRequest(
  tx: Tx,
  { clock, ids, config }: Pick<CallContext, 'clock' | 'ids' | 'config'>,
  { kind, userId, loginCode, deviceId }: NewRequest,
): Promise<Asked> {
  const key = ids.secret();
  const temporaryToken = ids.secret();
  const link = ids.secret();
  const now = clock.now();
  const expiresAt = new Date(now + config.codeS * 1000);
  const codeHash = loginCode === undefined ? null : secretHash(loginCode);
  if (codeHash) {
    await tx.query(`DELETE FROM phone_request WHERE login_code = $1 AND kind = $2 AND state = 'waiting'`, [
      codeHash,
      kind,
    ]);
  }
  await tx.query(
    `INSERT INTO phone_request (key, kind, user_id, login_code, device_id, token_hash, link_hash, at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      key,
      kind,
      userId,
      codeHash,
      deviceId ?? null,
      secretHash(temporaryToken),
      kind === 'link' ? secretHash(link) : null,
      new Date(now),
      expiresAt,
    ],
  );
  // The app is registered for this scheme by every brand's build of it; the sandbox's phone takes the last part.
  const deeplink = kind === 'link' ? `bankapp://link/${link}` : `bankapp://sign-in/${key}`;
  return { key, temporaryToken, deeplink, expiresAt: expiresAt.toISOString() };
}

/** Whose answer the holder of a temporary token may wait for. */
export interface WatchedSignIn {
  key: string;
  /** Until when, in milliseconds since the epoch. */
  until: number;
  answered: boolean;
}

/** @returns null for a token of no unfinished sign-in */
export async function watchedSignIn(
  db: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  temporaryToken: string,
): Promise<WatchedSignIn | null> {
  const [found] = await db.query<{ key: string; until: Date; answered: boolean }>(
    `SELECT r.key, l.expires_at AS until, r.state <> 'waiting' AS answered
       FROM phone_request r JOIN login_code l ON l.hash = r.login_code
      WHERE r.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2`,
    [secretHash(temporaryToken), new Date(clock.now())],
  );
  return found ? { ...found, until: found.until.getTime() } : null;
}
