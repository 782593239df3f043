import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { secretHash } from '../auth/sessions';

// ADR-13: what a phone's secret opens. It is `<id>.<256 bits>`: found by the id, proven by the rest, so that no
// comparison of secrets is left to an index.

/** The stored part of a secret. */
export interface KeptSecret {
  id: string;
  hash: Buffer;
}

/** @returns the secret for the phone, shown once, and its stored part */
export function newDeviceSecret(ids: Pick<CallContext['ids'], 'next' | 'secret'>): {
  secret: string;
  kept: KeptSecret;
} {
  const id = idFor(ids.next());
  const proof = ids.secret();
  return { secret: `${id}.${proof}`, kept: { id, hash: secretHash(proof) } };
}

/** Tells nothing: neither when it was made nor in which order. */
const idFor = (id: string) => createHash('sha256').update(`device secret ${id}`).digest('base64url');

/** A phone as it is found by its secret, locked. */
export interface SecretHolder {
  deviceId: string;
  userId: number;
  name: string;
  status: 'waiting' | 'linked' | 'approved';
  /** `former`: its successor was made and not used yet, so the answer may have been lost. `other`: long replaced, or made up. */
  shown: 'current' | 'former' | 'other';
}

/** Stands in where there is nothing to compare with, so that it takes as long. No hash: of no secret, not even of an empty one. */
const NOBODYS_HASH = randomBytes(32);

/** @returns the phone with this id of a secret, and how well the rest proves it; null for an id that no phone has */
export async function findHolder(tx: Tx, secret: string): Promise<SecretHolder | null> {
  const { id, proof } = partsOf(secret);
  const [row] = await tx.query<Omit<SecretHolder, 'shown'> & { hash: Buffer; former: Buffer | null }>(
    `SELECT id AS "deviceId", user_id AS "userId", name, status, secret_hash AS hash, former_secret_hash AS former
       FROM device WHERE secret_id = $1 AND secret_hash IS NOT NULL FOR UPDATE`,
    [id],
  );
  const shown = secretHash(proof);
  const isCurrent = timingSafeEqual(shown, row?.hash ?? NOBODYS_HASH);
  const isFormer = timingSafeEqual(shown, row?.former ?? NOBODYS_HASH);
  if (!row) return null;
  const { deviceId, userId, name, status } = row;
  return { deviceId, userId, name, status, shown: isCurrent ? 'current' : isFormer ? 'former' : 'other' };
}

/**
 * Replaces a secret that was shown. The former one is answered with the same successor until that is used: a phone whose answer
 * was lost is not locked out.
 * @returns the secret that the phone keeps from now on
 */
export async function rotateSecret(
  tx: Tx,
  { deviceId, shown }: SecretHolder,
  secret: string,
  successorOf: (secret: string) => string,
): Promise<string> {
  const successor = successorOf(secret);
  if (shown === 'current') {
    await tx.query('UPDATE device SET former_secret_hash = secret_hash, secret_hash = $2 WHERE id = $1', [
      deviceId,
      secretHash(successor),
    ]);
  }
  return `${partsOf(secret).id}.${successor}`;
}

/** From now on the phone has no secret; it is linked anew to get one. */
export async function voidSecret(tx: Tx, deviceId: string): Promise<void> {
  await tx.query('UPDATE device SET secret_hash = NULL, former_secret_hash = NULL, push_token = NULL WHERE id = $1', [
    deviceId,
  ]);
}

/** Whether a secret was shown by an approving phone of this user. */
const isOwnPhone = (holder: SecretHolder | null, userId: number | null): holder is SecretHolder =>
  holder !== null && holder.userId === userId && holder.status === 'approved' && holder.shown !== 'other';

/** @returns the asker that the user's own approving phone with this secret is; null for any other. Nothing is noted of it. */
export async function phoneAsker(tx: Tx, userId: number | null, secret: string): Promise<string | null> {
  const holder = await findHolder(tx, secret);
  return isOwnPhone(holder, userId) ? `phone ${holder.deviceId}` : null;
}

/**
 * Whether a sign-in comes from an approving phone of the user themself, by its secret. Where its messages go is believed only then.
 * @returns its id; null for anything else
 */
export async function recogniseDevice(
  tx: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  { userId, secret, pushToken }: { userId: number; secret: string | undefined; pushToken: string | undefined },
): Promise<string | null> {
  const holder = secret === undefined ? null : await findHolder(tx, secret);
  if (!isOwnPhone(holder, userId)) return null;
  await tx.query('UPDATE device SET last_activity_at = $2, push_token = coalesce($3, push_token) WHERE id = $1', [
    holder.deviceId,
    new Date(clock.now()),
    pushToken ?? null,
  ]);
  return holder.deviceId;
}

function partsOf(secret: string): { id: string; proof: string } {
  const dot = secret.indexOf('.');
  return { id: secret.slice(0, Math.max(dot, 0)), proof: secret.slice(dot + 1) };
}
