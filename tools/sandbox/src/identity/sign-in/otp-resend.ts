import type { otpResend } from '@bank/protocol/auth';
import type { Handler } from '../../platform/handler';
import { MAX_SENDS } from '../auth/login-code';
import type { OtpFlow, OtpUser } from '../auth/one-time-code';
import { sendOtp } from '../auth/one-time-code';
import { secretHash } from '../auth/sessions';
import { refused } from '../auth/texts';

/** @throws HttpRefusal 403 signInExpired, codeUsedUp or tooManySends */
export const resendOtp: Handler<typeof otpResend> = async ({ code }, context) => {
  const { db, clock, config } = context;
  const outcome = await db.transaction(async (tx) => {
    const [pending] = await tx.query<OtpUser & { flow: OtpFlow; sends: number; tries: number }>(
      `SELECT u.email, u.phone, l.flow, l.otp_sends AS sends, l.otp_tries AS tries
         FROM login_code l JOIN app_user u ON u.id = l.user_id
        WHERE l.hash = $1 AND l.used_at IS NULL AND l.otp_hash IS NOT NULL AND l.expires_at > $2 FOR UPDATE OF l`,
      [secretHash(code), new Date(clock.now())],
    );
    if (!pending) return 'signInExpired' as const;
    // A new code brings no new tries: five wrong codes end the sign-in, however many the bank has sent.
    if (pending.tries >= config.codeTries) return 'codeUsedUp' as const;
    if (pending.sends >= MAX_SENDS) return 'tooManySends' as const;
    const identifier = await sendOtp(tx, context, { loginCode: code, flow: pending.flow, to: pending });
    return pending.flow === 'sms' ? { identifier } : {};
  });
  if (typeof outcome === 'string') throw refused(context, outcome);
  return outcome;
};
