import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { pageOf } from '../../platform/origins';
import type { MayRefuse } from '../../platform/refusal';
import { takeChallenge } from './challenges';
import { refused } from './texts';

// WebAuthn level 3 §7. What a browser answers is parsed here before the verifier sees it.

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const answer = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};
const registration = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
const assertion = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional().catch(undefined),
  }),
});

type Context = Pick<CallContext, 'db' | 'clock' | 'lang' | 'origin'>;
type Refusing = Context & MayRefuse<'passkeyRefused'>;
type Purpose = Parameters<typeof takeChallenge>[3];

/** The relying party is the page's own host: a passkey of one brand is of no use to a page of another name. */
export function relyingParty(context: Refusing): { origin: string; host: string } {
  const page = pageOf(context.origin);
  if (!page) throw refused(context, 'passkeyRefused');
  return page;
}

/** @throws HttpRefusal passkeyRefused */
export async function verifyRegistration(
  context: Refusing,
  given: unknown,
  purpose: Purpose,
): Promise<{ credential: WebAuthnCredential; transports: readonly string[] }> {
  const page = relyingParty(context);
  const response = registration.safeParse(given).data;
  const challenge = challengeIn(response?.response.clientDataJSON);
  if (!response || challenge === null || !(await takeChallenge(context.db, context, challenge, purpose)))
    throw refused(context, 'passkeyRefused');
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: page.origin,
    expectedRPID: page.host,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refused(context, 'passkeyRefused');
  return { credential: verified.registrationInfo.credential, transports: response.response.transports };
}

interface PasskeyRow {
  id: string;
  userId: number;
  publicKey: Buffer;
  /** A bigint, which the driver reads as text. */
  counter: string;
}

/** Of the challenge that was signed, with the nonce that was kept with it. */
type IsChallengeRight = (challenge: string, nonce: string | null) => boolean;

/**
 * Proves that its passkey signed a challenge of this purpose, which is used up by it.
 *
 * @throws HttpRefusal passkeyRefused, for any fault
 */
export async function verifyAssertion(
  context: Refusing,
  given: unknown,
  purpose: Purpose,
  isChallengeRight?: IsChallengeRight,
): Promise<{ userId: number }> {
  const proof = await context.db.transaction((tx) => proofOf(tx, context, given, purpose, isChallengeRight));
  if (!proof) throw refused(context, 'passkeyRefused');
  return proof;
}

/**
 * The same inside a transaction that does more. A counter that did not move on is a clone's (§6.1.1) and no proof.
 *
 * @returns null when nothing was proven; to be committed then as well, for the challenge is used up
 */
export async function proofOf(
  tx: Tx,
  context: Context,
  given: unknown,
  purpose: Purpose,
  isChallengeRight: IsChallengeRight = () => true,
): Promise<{ userId: number } | null> {
  const page = pageOf(context.origin);
  const response = assertion.safeParse(given).data;
  const challenge = challengeIn(response?.response.clientDataJSON);
  if (!page || !response || challenge === null) return null;
  const kept = await takeChallenge(tx, context, challenge, purpose);
  if (!kept || !isChallengeRight(challenge, kept.nonce)) return null;
  const passkey = await lockPasskey(tx, response.id, purpose);
  if (!passkey) return null;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: page.origin,
    expectedRPID: page.host,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await tx.query('UPDATE passkey SET counter = $2, last_used_at = $3 WHERE id = $1', [
    passkey.id,
    verified.authenticationInfo.newCounter,
    new Date(context.clock.now()),
  ]);
  return { userId: passkey.userId };
}

/** Locked, so that two answers of one counter do not both pass. */
async function lockPasskey(tx: Tx, credentialId: string, purpose: Purpose): Promise<PasskeyRow | undefined> {
  const [passkey] = await tx.query<PasskeyRow>(
    `SELECT id, user_id AS "userId", public_key AS "publicKey", counter
       FROM passkey WHERE credential_id = $1 AND ($2::int IS NULL OR user_id = $2) FOR UPDATE`,
    [credentialId, 'userId' in purpose ? purpose.userId : null],
  );
  return passkey;
}

/** Which challenge the browser says was signed; whether that is true, the verifier finds out. */
function challengeIn(clientDataJSON: string | undefined): string | null {
  if (clientDataJSON === undefined) return null;
  try {
    const data = z
      .object({ challenge: z.string() })
      .safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
    return data.data?.challenge ?? null;
  } catch {
    return null;
  }
}
