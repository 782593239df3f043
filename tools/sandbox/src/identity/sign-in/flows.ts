import type { Parsed } from '@bank/protocol';
import type { login, LoginResult } from '@bank/protocol/auth';
import { devicesOf } from '../devices/handlers';
import { recogniseDevice } from '../devices/device-secret';
import { createRequest } from '../devices/phone-request';
import type { Tx } from '../../platform/db';
import { noteAttempt } from '../auth/attempts';
import { browserName, placeOf } from '../auth/browser';
import type { AuthContext } from '../auth/context';
import { recogniseBrowser } from '../auth/known-browser';
import type { CodeFlow } from '../auth/login-code';
import { AT_ONCE_S, createLoginCode } from '../auth/login-code';
import type { MigrationRow } from '../auth/migration';
import { migrationOf } from '../auth/migration';
import { masked, maskedPhone, phoneOf, sendOtp } from '../auth/one-time-code';
import type { OtpUser } from '../auth/one-time-code';
import { sendPush } from './push';

/** The user who gave the right password. */
export interface SignInUser extends OtpUser, MigrationRow {
  id: number;
  twoFactorMode: LoginResult['authFlow'];
}

type Flow = Exclude<CodeFlow, 'issued'>;
/** What a flow answers beside its code and the migration. */
type Extra<F extends Flow> = Omit<Extract<LoginResult, { authFlow: F }>, 'code' | 'migration'>;
interface Pending {
  user: SignInUser;
  loginCode: string;
}

/** What each flow does first (R1.4.1). */
const starts: { [F in Flow]: (tx: Tx, context: AuthContext, pending: Pending) => Promise<Extra<F>> | Extra<F> } = {
  direct: () => ({ authFlow: 'direct' }),

  async otp(tx, context, { user, loginCode }) {
    await sendOtp(tx, context, { loginCode, flow: 'otp', to: user });
    return { authFlow: 'otp', sentTo: masked(user.email) };
  },

  async sms(tx, context, { user, loginCode }) {
    const identifier = await sendOtp(tx, context, { loginCode, flow: 'sms', to: user });
    return { authFlow: 'sms', maskedPhone: maskedPhone(phoneOf(user)), identifier };
  },

  async verifyDevice(tx, context, { user, loginCode }) {
    await sendOtp(tx, context, { loginCode, flow: 'verifyDevice', to: user });
    const device = { name: browserName(context.userAgent, context.lang), location: placeOf(context.ip) };
    return { authFlow: 'verifyDevice', sentTo: masked(user.email), device };
  },

  async push(tx, context, { user, loginCode }) {
    const asked = await createRequest(tx, context, { kind: 'approve', userId: user.id, loginCode });
    const { number, expiresAt } = await sendPush(tx, context, { key: asked.key, email: user.email });
    const approving = (await devicesOf(tx, context, user.id)).filter(({ status }) => status === 'approved');
    return { authFlow: 'push', ...asked, number, expiresAt, devices: approving };
  },
};

/** Goes on after the right password, by the user's own flow. */
export async function startFlow(
  user: SignInUser,
  { codeChallenge, secret, pushToken }: Pick<Parsed<typeof login>, 'codeChallenge' | 'secret' | 'pushToken'>,
  context: AuthContext,
): Promise<LoginResult> {
  const { db, clock, config, sessions } = context;
  const migration = migrationOf(user, clock.now());
  return db.transaction(async (tx) => {
    const browserId = await recogniseBrowser(tx, context, { userId: user.id, secret });
    const deviceId = await recogniseDevice(tx, context, { userId: user.id, secret, pushToken });
    const isKnown = { browser: browserId !== null, phone: deviceId !== null };
    const flow = flowOf(user, { isKnown, migrates: migration !== undefined });
    if (flow === 'simple') {
      await noteAttempt(tx, context, { userId: user.id, result: 'ok', from: context });
      const { accessToken, refreshToken } = await sessions.open(tx, user.id, { browserId, deviceId });
      return { authFlow: 'simple', accessToken, refreshToken };
    }
    // A sign-in that asks for something outlives its first code, so that a second one can be asked for.
    const lifeS = flow === 'direct' && !migration ? AT_ONCE_S : config.codeS * 2;
    const from = { lifeS, flow, way: 'password', browserId, deviceId, from: context } as const;
    const loginCode = await createLoginCode(tx, context, { userId: user.id, challenge: codeChallenge, ...from });
    const extra = await starts[flow](tx, context, { user, loginCode });
    return { ...extra, code: loginCode, ...(migration && { migration }) };
  });
}

/**
 * A migration needs a code to go on with, so there is no simple sign-in with one. The approving phone itself is not asked whether
 * it is itself: with the password its secret makes two factors (ADR-13).
 */
function flowOf(
  { twoFactorMode }: SignInUser,
  { isKnown, migrates }: { isKnown: { browser: boolean; phone: boolean }; migrates: boolean },
): SignInUser['twoFactorMode'] {
  if (twoFactorMode === 'verifyDevice' && (isKnown.browser || isKnown.phone)) return 'direct';
  if (twoFactorMode === 'push' && isKnown.phone) return 'direct';
  return twoFactorMode === 'simple' && migrates ? 'direct' : twoFactorMode;
}
