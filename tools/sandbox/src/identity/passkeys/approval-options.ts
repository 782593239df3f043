import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { keepChallenge } from './challenges';
import type { ApprovalPurpose } from './challenges';

/** The challenge for a stored payment or set, with this nonce. */
type ChallengeWith = (nonce: string) => Uint8Array<ArrayBuffer>;

/**
 * WebAuthn options with which one of the user's passkeys approves exactly this, with user verification. The bank stores the challenge
 * for the answer.
 *
 * @param host of the relying party
 * @returns null when the user has no passkey
 */
export async function approvalOptions(
  tx: Tx,
  context: Pick<CallContext, 'clock' | 'ids'>,
  host: string,
  { purpose, challengeWith }: { purpose: ApprovalPurpose; challengeWith: ChallengeWith },
) {
  const passkeys = await tx.query<{ id: string; transports: string[] }>(
    'SELECT credential_id AS id, transports FROM passkey WHERE user_id = $1 ORDER BY created_at',
    [purpose.userId],
  );
  if (passkeys.length === 0) return null;
  const nonce = context.ids.secret();
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: challengeWith(nonce),
    userVerification: 'required',
    allowCredentials: passkeys,
  });
  await keepChallenge(tx, context, options.challenge, { ...purpose, nonce });
  return { ...options };
}

/** Whether the signed challenge matches the one computed from the stored data now. */
export const isChallengeOf =
  (challengeWith: ChallengeWith) =>
  (challenge: string, nonce: string | null): boolean =>
    nonce !== null && challenge === Buffer.from(challengeWith(nonce)).toString('base64url');
