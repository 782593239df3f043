import type { ApprovalMode } from '@bank/protocol/customer';
import type { Rooms } from '@bank/protocol/all';
import { assertGoodPassword } from '../../identity/activation/set-password';
import { refused as refusedPassword } from '../../identity/activation/texts';
import type { AuthContext } from '../../identity/auth/context';
import { maskedPhone } from '../../identity/auth/one-time-code';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { addToBlackList, blackListOf, removeFromBlackList } from './black-list';
import { factorFor, factorOf } from '../../identity/security/factor';
import { assertNotOutside, listOf, networkOf } from '../../identity/security/ip-whitelist';
import { loginHistoryOf } from './login-history';
import { countryOfAddress } from './places';
import type { SecurityUser } from '../../identity/security/security-change';
import { begin, confirm, provenUser, securityUser } from '../../identity/security/security-change';
import { refused } from '../../identity/security/texts';

// R2.7.10.
export const handlers = {
  async securitySettings(_input, context) {
    const user = await securityUser(context.db, context);
    return {
      login2faMode: user.twoFactorMode,
      // The column's own check admits the modes of the contract only.
      transactionApproveMode: user.approveMode as ApprovalMode,
      email: user.email,
      maskedPhone: user.phone === null ? null : maskedPhone(user.phone),
      approvedDevices: user.approvedDevices,
    };
  },

  async twoStepVerificationSet({ mode, typeMode, password }, context) {
    // One at a time: a code is bound to one change.
    if ((mode === undefined) === (typeMode === undefined)) throw refused(context, 'oneAtATime');
    const user = await provenUser(password, context);
    const chosen = mode ?? typeMode ?? 'simple';
    assertPossible(user, chosen, context);
    return begin(user, { kind: mode ? 'signIn' : 'approval', mode: chosen }, factorFor(user, chosen), context);
  },

  async twoStepVerificationConfirm({ reqId, code }, context) {
    await confirm(reqId, code, context);
  },

  async passwordChange({ password, passwordNew, passwordNewRepeat }, context) {
    const user = await provenUser(password, context);
    if (passwordNew !== passwordNewRepeat) throw refused(context, 'notTheSame', { field: 'passwordNewRepeat' });
    if (passwordNew === password) throw refusedPassword(context, 'samePassword', { field: 'passwordNew' });
    assertGoodPassword(passwordNew, user.email, context, 'passwordNew');
    return begin(user, { kind: 'password', hash: await context.passwords.hash(passwordNew) }, factorOf(user), context);
  },

  async passkeyRegisterRequest({ password }, context) {
    const user = await provenUser(password, context);
    return begin(user, { kind: 'passkey' }, factorOf(user), context);
  },

  async securityChangeConfirm({ requestKey, code }, context) {
    await confirm(requestKey, code, context);
  },

  ipWhitelist: (_input, context) => listOf(context),

  async ipWhitelistAdd({ ip, password }, context) {
    const network = await networkOf(context.db, ip);
    if (network === null) throw refused(context, 'notAnIp', { field: 'ip' });
    const user = await provenUser(password, context);
    return begin(user, { kind: 'ipAdd', network }, factorOf(user), context);
  },

  async ipWhitelistDelete({ id, password, lockOut = false }, context) {
    const user = await provenUser(password, context);
    if (!lockOut) await assertNotOutside(context.db, user.id, { without: id }, context);
    return begin(user, { kind: 'ipDelete', id }, factorOf(user), context);
  },

  async ipWhitelistModeSet({ enable, password, lockOut = false }, context) {
    const user = await provenUser(password, context);
    if (!lockOut) await assertNotOutside(context.db, user.id, { mode: enable }, context);
    return begin(user, { kind: 'ipMode', mode: enable }, factorOf(user), context);
  },

  ipInfo: (_input, { ip }) => ({ ip, countryCode: countryOfAddress(ip) }),

  async otherSessionsEnd(_input, context) {
    const { userId, sessionId } = callerOf(context);
    const open = await context.db.query<{ id: string }>(
      'SELECT id FROM session WHERE user_id = $1 AND ended_at IS NULL AND id <> $2',
      [userId, sessionId],
    );
    await Promise.all(open.map(({ id }) => context.sessions.end(id, 'reset')));
    return { ended: open.length };
  },

  loginHistory: loginHistoryOf,
  blackListGet: (_input, context) => blackListOf(context),
  async blackListAdd(input, context) {
    await addToBlackList(input, context);
  },
  async blackListDelete({ email }, context) {
    await removeFromBlackList(email, context);
  },
} satisfies Handlers<Rooms['settings'], AuthContext>;

/** Push needs a phone that approves, SMS a number. */
function assertPossible(
  user: SecurityUser,
  mode: string,
  context: AuthContext & MayRefuse<'needsDevice' | 'needsPhone'>,
): void {
  if (mode === 'push' && user.approvedDevices === 0) throw refused(context, 'needsDevice');
  if (mode === 'sms' && user.phone === null) throw refused(context, 'needsPhone');
}
