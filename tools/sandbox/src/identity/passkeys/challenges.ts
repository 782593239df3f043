import { createHash, randomBytes } from 'node:crypto';
import { SIGNED_FACTS } from '@bank/protocol/signed-facts';
import type { CreatedPayment } from '@bank/protocol/payment';
import { factsOf } from '../../ledger/facts';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { secretHash } from '../auth/sessions';

/** Five minutes: time to fetch a security key. */
const LIFE_MS = 300_000;

/** What a passkey approves: the user's own payment, or a set of requests of others. */
export type ApprovalPurpose = { purpose: 'approve'; userId: number } & ({ trxid: string } | { approvalId: string });

/** What a challenge is good for. */
type Purpose = { purpose: 'register'; userId: number } | { purpose: 'login'; key: string } | ApprovalPurpose;

type Row = { nonce: string | null };

/** @returns 256 random bits */
export const randomChallenge = (): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(32));

/** Stores the hash of a new challenge, and deletes expired ones. */
export async function keepChallenge(
  tx: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  challenge: string,
  purpose: Purpose & { nonce?: string },
): Promise<void> {
  const now = clock.now();
  await tx.query('DELETE FROM passkey_challenge WHERE expires_at <= $1', [new Date(now)]);
  await tx.query(
    `INSERT INTO passkey_challenge (hash, purpose, user_id, key_hash, trxid, approval_id, nonce, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [secretHash(challenge), ...columns(purpose), purpose.nonce ?? null, new Date(now + LIFE_MS)],
  );
}

/** Uses up a challenge. @returns null for an unknown, used or expired one, and for one of another purpose */
export async function takeChallenge(
  tx: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  challenge: string,
  purpose: Purpose,
): Promise<Row | null> {
  const [row] = await tx.query<Row>(
    `DELETE FROM passkey_challenge
      WHERE hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3 AND key_hash IS NOT DISTINCT FROM $4
        AND trxid IS NOT DISTINCT FROM $5 AND approval_id IS NOT DISTINCT FROM $6 AND expires_at > $7
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
  'approvalId' in purpose ? purpose.approvalId : null,
];

/** A payment as the bank stored it. */
export type StoredPayment = Pick<CreatedPayment, 'trxid' | 'summary'>;

/** The challenge of exactly this payment: the passkey signs what the customer saw (R0.22). */
export function paymentChallenge(payment: StoredPayment, nonce: string): Uint8Array<ArrayBuffer> {
  return hashOf([...signedOf(payment), nonce]);
}

/** The same of a set of requests: its id and all that is in it, in the order of their ids. Another set has another. */
export function requestsChallenge(
  approvalId: string,
  requests: readonly StoredPayment[],
  nonce: string,
): Uint8Array<ArrayBuffer> {
  return hashOf([approvalId, requests.map(signedOf), nonce]);
}

const signedOf = ({ trxid, summary }: StoredPayment) => {
  const facts = factsOf(summary);
  return [trxid, SIGNED_FACTS.map((name) => facts[name])];
};

const hashOf = (facts: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(JSON.stringify(facts)).digest());
