import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/db';
import type { CallContext } from '../platform/handler';
import type { Ids } from '../platform/ids';
import { secretHash } from './sessions';
import { say } from './texts';

/** RFC 7636 §4.2, S256. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** How a one-time code is kept: bound to its sign-in, so that it opens no other. */
export const otpHash = (loginCode: string, otp: string): Buffer => secretHash(`${loginCode}:${otp}`);

/** The most often that a code is sent for one sign-in. */
export const MAX_SENDS = 5;

/**
 * Makes the code that a sign-in goes on with.
 * @param lifeS how long it may be exchanged, in seconds
 */
export async function createLoginCode(
  tx: Tx,
  { clock, ids }: { clock: Clock; ids: Ids },
  { userId, challenge, lifeS }: { userId: number; challenge: string; lifeS: number },
): Promise<string> {
  const code = ids.secret();
  await tx.query('INSERT INTO login_code (hash, user_id, challenge, expires_at) VALUES ($1, $2, $3, $4)', [
    secretHash(code),
    userId,
    challenge,
    new Date(clock.now() + lifeS * 1000),
  ]);
  return code;
}

/** Sends a fresh one-time code for a sign-in; the one before it stops working. */
export async function sendOtp(tx: Tx, context: CallContext, loginCode: string, email: string): Promise<void> {
  const { clock, config, ids, lang, outbox } = context;
  const code = ids.code(6);
  await tx.query(
    'UPDATE login_code SET otp_hash = $2, otp_expires_at = $3, otp_sends = otp_sends + 1 WHERE hash = $1',
    [secretHash(loginCode), otpHash(loginCode, code), new Date(clock.now() + config.codeS * 1000)],
  );
  const minutes = String(Math.ceil(config.codeS / 60));
  const text = say(lang, 'codeText', { code, minutes });
  await outbox.send(tx, { channel: 'email', to: email, subject: say(lang, 'codeSubject'), text, code });
}

/** `a•••@personas.test`: enough to know which address, not enough to learn it. */
export function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
