import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../platform/db';
import type { CallContext } from '../platform/handler';
import { secretHash } from '../auth/sessions';

/** Five minutes: time to find one's security key. */
const LIFE_MS = 300_000;

/** What a challenge is good for. */
type Purpose =
  | { purpose: 'register'; userId: number }
  | { purpose: 'login'; key: string }
  | { purpose: 'approve'; userId: number; trxid: string };

type Row = { nonce: string | null };

/** @returns 256 random bits */
export const randomChallenge = (): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(32));

/** Keeps the hash of a challenge that was just given out; those whose time is over go. */
export async function keepChallenge(
  tx: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  challenge: string,
  purpose: Purpose & { nonce?: string },
): Promise<void> {
  const now = clock.now();
  await tx.query('DELETE FROM passkey_challenge WHERE expires_at <= $1', [new Date(now)]);
  await tx.query(
    `INSERT INTO passkey_challenge (hash, purpose, user_id, key_hash, trxid, nonce, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [secretHash(challenge), ...columns(purpose), purpose.nonce ?? null, new Date(now + LIFE_MS)],
  );
}

/** Uses a challenge up, whatever comes of it. @returns null when it was not given out for this, was used before, or its time is over */
export async function takeChallenge(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  challenge: string,
  purpose: Purpose,
): Promise<Row | null> {
  const [row] = await db.query<Row>(
    `DELETE FROM passkey_challenge
      WHERE hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3 AND key_hash IS NOT DISTINCT FROM $4
        AND trxid IS NOT DISTINCT FROM $5 AND expires_at > $6
      RETURNING nonce`,
    [secretHash(challenge), ...columns(purpose), new Date(clock.now())],
  );
  return row ?? null;
}

const columns = (purpose: Purpose) => [
  purpose.purpose,
  'userId' in purpose ? purpose.userId : null,
  'key' in purpose ? secretHash(purpose.key) : null,
  'trxid' in purpose ? purpose.trxid : null,
];

/** A transfer as the bank stored it. */
export interface StoredTransfer {
  trxid: string;
  amount: string;
  currency: string;
  payeeEmail: string;
  fee: string;
}

/** The challenge that approves this transfer and no other: what the customer saw is what the passkey signs (decision 22). */
export function transferChallenge(transfer: StoredTransfer, nonce: string): Uint8Array<ArrayBuffer> {
  const { trxid, amount, currency, payeeEmail, fee } = transfer;
  const text = JSON.stringify([trxid, amount, currency, payeeEmail, fee, nonce]);
  return new Uint8Array(createHash('sha256').update(text).digest());
}
