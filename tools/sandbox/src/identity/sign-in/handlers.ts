import type { Rooms } from '@bank/protocol/all';
import { endActs } from '../access/acts';
import { answerRequest } from '../devices/answer-request';
import { signInDevice } from '../devices/device-sign-in';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { exchangeAuthorization } from '../sei/exchange';
import type { AuthContext } from '../auth/context';
import { exchange } from './exchange';
import { startHandOver, takeHandOver } from './hand-over';
import { signIn } from './login';
import { resendOtp } from './otp-resend';
import { resendPush } from './push';
import { requestLink, sendStores } from './scp';
import { refused } from '../auth/texts';
import { chooseTwoStep, confirmTwoStep } from './two-step';

// R1.4.1 to R1.4.6, R1.7.11 to R1.7.16. Refusals are 403 with a message (R1.8.4) and a word to match on.
export const handlers = {
  login: signIn,

  async token(input, context) {
    if ('secret' in input) return signInDevice(input.secret, context);
    if ('client' in input) return exchangeAuthorization(input, context);
    return exchange(input, context);
  },

  otpResend: resendOtp,
  pushResend: resendPush,
  scpRequest: requestLink,
  storesUrlsSend: sendStores,
  loginTwoStepSet: chooseTwoStep,
  loginTwoStepConfirm: confirmTwoStep,

  /** Uniform: an unknown key, an answered one and another user's sound the same. */
  async confirmLogin({ key, result }, context) {
    const { userId } = callerOf(context);
    const { was } = await answerRequest({ id: key, userId, kind: 'approve' }, result, context);
    if (was === 'expired') throw refused(context, 'expired');
    if (was === 'nothing') throw refused(context, 'signInExpired', { status: 404 });
  },

  async refresh({ refreshToken }, context) {
    const tokens = await context.sessions.renew(refreshToken);
    if (!tokens) throw refused(context, 'sessionExpired');
    return tokens;
  },

  async logout({ refreshToken }, { sessions, db, clock, publish }) {
    const userId = await sessions.logout(refreshToken);
    if (userId !== null) publish(await db.transaction((tx) => endActs(tx, clock, userId)));
  },

  // Being admitted is the sign of life; there is nothing else to do.
  sessionActivity: () => undefined,

  postLogin: startHandOver,
  postToken: takeHandOver,
} satisfies Handlers<Rooms['auth'], AuthContext>;
