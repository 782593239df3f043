import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { browserName, placeOf } from './browser';
import { secretHash } from './sessions';
import { say } from './texts';

/** The flows that send a code, and to whom. */
export interface OtpUser {
  email: string;
  phone: string | null;
}
export type OtpFlow = 'otp' | 'sms' | 'verifyDevice';

/** How a one-time code is kept: bound to its sign-in, so that it opens no other. */
export const otpHash = (loginCode: string, otp: string): Buffer => secretHash(`${loginCode}:${otp}`);

/**
 * Sends a fresh one-time code for a sign-in; the one before it stops working.
 * @returns of the sms flow the identifier, 00 to 99, that its message carries
 */
export async function sendOtp(
  tx: Tx,
  context: CallContext,
  { loginCode, flow, to }: { loginCode: string; flow: OtpFlow; to: OtpUser },
): Promise<string> {
  const { clock, config, ids, lang, outbox } = context;
  const code = ids.code(6);
  const identifier = ids.code(2);
  await tx.query(
    'UPDATE login_code SET otp_hash = $2, otp_expires_at = $3, otp_sends = otp_sends + 1 WHERE hash = $1',
    [secretHash(loginCode), otpHash(loginCode, code), new Date(clock.now() + config.codeS * 1000)],
  );
  const values = { code, identifier, minutes: String(Math.ceil(config.codeS / 60)), browser: seenBrowser(context) };
  if (flow === 'sms') {
    await outbox.send(tx, {
      reason: 'code',
      channel: 'sms',
      to: phoneOf(to),
      text: say(lang, 'smsText', values),
      code,
    });
    return identifier;
  }
  const [subject, text] =
    flow === 'otp' ? (['codeSubject', 'codeText'] as const) : (['browserSubject', 'browserText'] as const);
  await outbox.send(tx, {
    reason: 'code',
    channel: 'email',
    to: to.email,
    subject: say(lang, subject),
    text: say(lang, text, values),
    code,
  });
  return identifier;
}

/** The browser of a sign-in, such as "Chrome on Linux", and its place if known. */
function seenBrowser({ userAgent, ip, lang }: CallContext): string {
  const place = placeOf(ip);
  return place === null ? browserName(userAgent, lang) : `${browserName(userAgent, lang)} (${place})`;
}

export const phoneOf = ({ phone, email }: OtpUser): string => phone ?? email;

/** `a•••@personas.test`: enough to know which address, not enough to learn it. */
export function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}

/** `•••• 14` */
export const maskedPhone = (phone: string): string => `•••• ${phone.slice(-2)}`;
