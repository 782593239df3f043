import * as z from 'zod/mini';
import { approvalMode } from './customer';
import { accessRight, http, method } from './method';
import { day, emailTextIn, id, idIn, instant, textIn, timeZoneIn } from './wire';
import { codeRefusals, passwordRefusals, proofRefusals, sendRefusals } from './refusals';

// R2.3.7, R2.3.8 and R2.7.10; the names by R0.2. What weakens or changes the protection of a sign-in asks for the
// password, and for a code where the user has a second factor: bound to the change, once, five tries, ten minutes (R0.22).

const password = z.string().check(z.minLength(1), z.maxLength(256));
const code = z.string().check(z.minLength(1), z.maxLength(12));
const requestKey = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * A change that waits for a code, or null for one that is done. what: the change itself, in the bank's words and the reader's language;
 * the message with the code says the same (R0.22).
 */
export const securityChange = z.object({
  waitsFor: z.nullable(z.object({ requestKey: z.string(), sentTo: z.string(), expiresAt: instant, what: z.string() })),
});
export type SecurityChange = z.output<typeof securityChange>;

/** Second factors of a sign-in that a customer may choose (R2.3.7). */
export const twoStepMode = z.enum(['simple', 'otp', 'sms', 'push']);
export type TwoStepMode = z.output<typeof twoStepMode>;

/** Off, notify the user by e-mail, or refuse other addresses. */
export const accessIpMode = z.enum(['off', 'warn', 'block']);
export type AccessIpMode = z.output<typeof accessIpMode>;

/** The state of /setting beyond what has a row of its own. */
export const securitySettings = method('securitySettingsGet', {
  refusals: ['noUser'],
  response: z.object({
    login2faMode: z.string(),
    transactionApproveMode: approvalMode,
    email: z.string(),
    maskedPhone: z.nullable(z.string()),
    /** Push needs one. */
    approvedDevices: z.int(),
  }),
});

/** Sets the second factor (`mode`) or the way to approve payments (`typeMode`); always confirmed by a code. */
export const twoStepVerificationSet = http('POST /customer/two-step-verification', {
  refusals: [...proofRefusals, 'oneAtATime', 'needsDevice', 'needsPhone', ...sendRefusals],
  request: z.strictObject({ mode: z.optional(twoStepMode), typeMode: z.optional(approvalMode), password }),
  response: securityChange,
});

export const twoStepVerificationConfirm = http('POST /customer/two-step-verification/{reqId}/confirm', {
  refusals: [...codeRefusals, 'noUser'],
  request: z.strictObject({ reqId: requestKey, code }),
});

/** Ends the user's other sessions when done. */
export const passwordChange = method('passwordChange', {
  refusals: [...proofRefusals, 'notTheSame', 'samePassword', ...passwordRefusals, ...sendRefusals],
  request: z.strictObject({ password, passwordNew: password, passwordNewRepeat: password }),
  response: securityChange,
});

/**
 * A passkey opens the account for good, so an open session alone adds none (R0.39): the password first, and a code where the user
 * has a second factor (`securityChangeConfirm`). Then this session may register one, for five minutes.
 */
export const passkeyRegisterRequest = http('POST /auth/passkeys/register-request', {
  refusals: [...proofRefusals, ...sendRefusals],
  request: z.strictObject({ password }),
  response: securityChange,
});

/** Confirms the change of the password, and of the IP whitelist, that waits for a code. */
export const securityChangeConfirm = method('securityChangeConfirm', {
  refusals: [...codeRefusals, 'noUser'],
  request: z.strictObject({ requestKey, code }),
});

/** An address or a network (CIDR) that the user trusts; `toIp` is a network's last address. */
export const trustedIp = z.object({
  id,
  ip: z.string(),
  toIp: z.nullable(z.string()),
  created: instant,
  /** The caller's own address is in it. */
  isYours: z.boolean(),
});
export type TrustedIp = z.output<typeof trustedIp>;

export const ipWhitelist = method('ipWhitelistList', {
  response: z.object({ ips: z.object({ ip: z.array(trustedIp) }), accessIpMode, yourIp: z.string() }),
});

/** @param ip IPv4 or IPv6, or a network of either such as 10.0.0.0/24 */
export const ipWhitelistAdd = method('ipWhitelistAdd', {
  refusals: [...proofRefusals, 'notAnIp', ...sendRefusals],
  request: z.strictObject({ ip: textIn(50), password }),
  response: securityChange,
});

/** An entry whose loss leaves the caller's own address outside, while the mode is block, goes only with `lockOut`. */
export const ipWhitelistDelete = method('ipWhitelistDelete', {
  refusals: [...proofRefusals, 'wouldLockOut', ...sendRefusals],
  request: z.strictObject({ id: idIn, password, lockOut: z.optional(z.boolean()) }),
  response: securityChange,
});

/** A mode that leaves the caller's own address outside is set only with `lockOut`. */
export const ipWhitelistModeSet = method('ipWhitelistModeSet', {
  refusals: [...proofRefusals, 'wouldLockOut', ...sendRefusals],
  request: z.strictObject({ enable: accessIpMode, password, lockOut: z.optional(z.boolean()) }),
  response: securityChange,
});

/** Whom the bank sees calling, before anyone signs in (R1.7.22). */
export const ipInfo = method('ipInfoGet', {
  auth: 'none',
  response: z.object({
    ip: z.string(),
    /** ISO 3166-1 alpha-2; null where the bank cannot place the address. */
    countryCode: z.nullable(z.string()),
  }),
});

/** Ends every session of the user but the one that asks: "this was not me". */
export const otherSessionsEnd = method('otherSessionsEnd', { response: z.object({ ended: z.int() }) });

export const signIn = z.object({
  id: z.string(),
  date: instant,
  /** For example "Chrome on Linux", in the reader's language. */
  browser: z.string(),
  ip: z.string(),
  /** Null where nothing is known of the address. */
  location: z.nullable(z.string()),
  result: z.enum(['ok', 'wrongPassword', 'locked', 'wrongCode', 'declined', 'blocked']),
});
export type SignIn = z.output<typeof signIn>;

/** Newest first; pages of 20, of at most 100. */
export const loginHistory = method('loginHistory', {
  request: z.strictObject({
    fromDate: z.optional(day),
    toDate: z.optional(day),
    timeZone: timeZoneIn,
    pageNumber: idIn,
    pageSize: z.optional(idIn),
  }),
  response: z.object({ logins: z.object({ login: z.array(signIn) }), total: z.int() }),
});

/** A blocked payee: everything at an e-mail address, or one account. */
export const blackListEntry = z.object({
  /** The address, or the account's number. */
  email: z.string(),
  blockType: z.enum(['email', 'account']),
  note: z.string(),
  created: instant,
});
export type BlackListEntry = z.output<typeof blackListEntry>;

const MAY_BLOCK = [accessRight.fullAccess] as const;

export const blackListGet = method('blackListGet', {
  acting: true,
  balanceInfo: true,
  response: z.object({ blackList: z.array(blackListEntry) }),
});

export const blackListAdd = method('blackListAdd', {
  acting: true,
  balanceInfo: true,
  right: MAY_BLOCK,
  refusals: ['notAnEmail', 'notAnAccount', 'listedAlready'],
  request: z.strictObject({
    email: emailTextIn,
    blockType: z.enum(['email', 'account']),
    note: z.optional(textIn(140)),
  }),
});

export const blackListDelete = method('blackListDelete', {
  acting: true,
  balanceInfo: true,
  right: MAY_BLOCK,
  request: z.strictObject({ email: emailTextIn }),
});
