import type { LoginResult } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import type { AuthContext } from './context';
import { exchange } from './exchange';
import { countTry, forgetTries } from './lockout';
import { createLoginCode, masked, MAX_SENDS, sendOtp } from './login-code';
import { NOBODYS_HASH, verifyPassword } from './password';
import { secretHash } from './sessions';
import { say } from './texts';

interface UserRow {
  id: number;
  passwordHash: string;
  twoFactorMode: string;
}

// Spec 1 §4 "Sign-in flows", §7 auth service. Refusals are 403 with a message (spec 1 §8) and a word to match on.
export const handlers = {
  /** The same words, time and lock for a wrong password and for an address that nobody has. */
  async login({ username, password, codeChallenge }, context): Promise<LoginResult> {
    const { db, config, lang, sessions } = context;
    const email = username.toLowerCase();
    await countTry(email, context);
    const [user] = await db.query<UserRow>(
      `SELECT id, password_hash AS "passwordHash", two_factor_mode AS "twoFactorMode" FROM app_user WHERE email = $1`,
      [email],
    );
    const right = await verifyPassword(password, user?.passwordHash ?? NOBODYS_HASH);
    if (!user || !right) throw new HttpRefusal(403, say(lang, 'badCredentials'), { code: 'badCredentials' });
    await forgetTries(email, context);

    if (user.twoFactorMode !== 'otp') {
      const { accessToken, refreshToken } = await db.transaction((tx) => sessions.open(tx, user.id));
      return { authFlow: 'simple', accessToken, refreshToken };
    }
    const code = await db.transaction(async (tx) => {
      // The sign-in outlives its first code, so that a second one can be asked for.
      const pending = { userId: user.id, challenge: codeChallenge, lifeS: config.codeS * 2 };
      const loginCode = await createLoginCode(tx, context, pending);
      await sendOtp(tx, context, loginCode, email);
      return loginCode;
    });
    return { authFlow: 'otp', code, sentTo: masked(email) };
  },

  async token(input, context) {
    // Secrets from links (identity and device flows) are not issued by this bank, so none is ever right.
    if ('secret' in input) throw signInExpired(context);
    return exchange(input, context);
  },

  async otpResend({ code }, context) {
    const { db, clock, config, lang } = context;
    const problem = await db.transaction(async (tx) => {
      const [pending] = await tx.query<{ email: string; sends: number; tries: number }>(
        `SELECT u.email, l.otp_sends AS sends, l.otp_tries AS tries
           FROM login_code l JOIN app_user u ON u.id = l.user_id
          WHERE l.hash = $1 AND l.used_at IS NULL AND l.otp_hash IS NOT NULL AND l.expires_at > $2 FOR UPDATE OF l`,
        [secretHash(code), new Date(clock.now())],
      );
      if (!pending) return 'signInExpired';
      // A new code brings no new tries: five wrong ones end the sign-in, however many codes were sent.
      if (pending.tries >= config.codeTries) return 'codeUsedUp';
      if (pending.sends >= MAX_SENDS) return 'tooManySends';
      await sendOtp(tx, context, code, pending.email);
      return null;
    });
    if (problem) throw new HttpRefusal(403, say(lang, problem), { code: problem });
  },

  async refresh({ refreshToken }, { sessions, lang }) {
    const tokens = await sessions.renew(refreshToken);
    if (!tokens) throw new HttpRefusal(403, say(lang, 'sessionExpired'), { code: 'sessionExpired' });
    return tokens;
  },

  async logout({ refreshToken }, { sessions }) {
    await sessions.logout(refreshToken);
  },
} satisfies Handlers<Rooms['auth'], AuthContext>;

function signInExpired({ lang }: AuthContext): HttpRefusal {
  return new HttpRefusal(403, say(lang, 'signInExpired'), { code: 'signInExpired' });
}
