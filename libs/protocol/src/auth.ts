import * as z from 'zod/mini';
import { http } from './method';
import { emailIn, instant } from './wire';
import { codeRefusals, sendRefusals, standingRefusals } from './refusals';

// R1.4.1 to R1.4.7, R1.7.11 to R1.7.18. RFC 7636 for the challenge.

const pkce = z.string().check(z.regex(/^[A-Za-z0-9\-._~]{43,128}$/));
const secret = z.string().check(z.minLength(1), z.maxLength(512));
const client = z.enum(['spa', 'sei']);

/**
 * Whether a user has to move to approving on a phone (R1.3.6): not at all, within so many days, or before anything
 * else. `migrate` replaces another second factor, `enable` is the first one.
 */
export const migration = z.object({
  kind: z.enum(['none', 'soft', 'strict']),
  /** Only for soft. */
  daysLeft: z.nullable(z.int()),
  strategy: z.enum(['migrate', 'enable']),
});
export type Migration = z.output<typeof migration>;

/** A phone that approves (R1.3.5). Its secret and push token never leave the bank. */
export const device = z.object({
  id: z.string(),
  type: z.enum(['android', 'ios']),
  name: z.string(),
  location: z.nullable(z.string()),
  lastActivityAt: z.nullable(instant),
  /** `waiting`: its phone has not answered the link yet; `linked`: known, but not approved for approving. */
  status: z.enum(['waiting', 'linked', 'approved']),
});
export type Device = z.output<typeof device>;

/** What every unfinished sign-in goes on with. */
const unfinished = {
  /** Works once; goes into POST /auth/token with the verifier, when the flow's condition is met. */
  code: z.string(),
  /** Absent means none. */
  migration: z.optional(migration),
};

/** What a sign-in answers: the flow, and what that flow goes on with (R1.4.1). */
export const loginResult = z.discriminatedUnion('authFlow', [
  z.object({ authFlow: z.literal('simple'), accessToken: z.string(), refreshToken: z.string() }),
  /** Nothing more is asked: the code is exchanged at once. */
  z.object({ authFlow: z.literal('direct'), ...unfinished }),
  /** A code went to the address, masked here. */
  z.object({ authFlow: z.literal('otp'), ...unfinished, sentTo: z.string() }),
  /** A code went to the phone; the message carries the identifier, 00 to 99, so that it can be told from another. */
  z.object({
    authFlow: z.literal('sms'),
    ...unfinished,
    maskedPhone: z.string(),
    identifier: z.string().check(z.regex(/^\d{2}$/)),
  }),
  /** The bank does not know this browser: a code went to the address, with what the bank sees of the browser. */
  z.object({
    authFlow: z.literal('verifyDevice'),
    ...unfinished,
    sentTo: z.string(),
    device: z.object({ name: z.string(), location: z.nullable(z.string()) }),
  }),
  /** A phone is asked; the number stands on both. The socket admits `temporaryToken` to the events of this sign-in alone. */
  z.object({
    authFlow: z.literal('push'),
    ...unfinished,
    key: z.string(),
    temporaryToken: z.string(),
    number: z.string().check(z.regex(/^\d{2}$/)),
    devices: z.array(device),
    deeplink: z.string(),
    expiresAt: instant,
  }),
]);
export type LoginResult = z.output<typeof loginResult>;

export const accessTokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type AccessTokens = z.output<typeof accessTokens>;

export const login = http('POST /auth/login', {
  auth: 'none',
  refusals: ['badCredentials', 'locked', 'addressBlocked', ...sendRefusals, ...standingRefusals],
  request: z.strictObject({
    client,
    username: emailIn,
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    codeChallenge: pkce,
    /** Of a remembered browser, which skips verifyDevice; of an approving phone, which is not asked whether it is itself. */
    secret: z.optional(secret),
    /** Where the phone of that secret gets its messages. */
    pushToken: z.optional(secret),
  }),
  response: loginResult,
});

/** A login code that cannot be exchanged. */
const exchangeRefusals = [
  'signInExpired',
  'codeRequired',
  ...codeRefusals,
  'waitingForDevice',
  'declined',
  'expired',
  'deviceRequired',
  'addressBlocked',
  ...standingRefusals,
] as const;

/**
 * Exchanges a login code (with its verifier, and the otp where the flow has one) for tokens. A code works once. `expired` means
 * that nobody answered on the phone in time: ask again. The second factor that was shown stays shown: after `deviceRequired`, a
 * strict migration, the otp need not be given again.
 */
export const token = http('POST /auth/token', {
  auth: 'none',
  refusals: [...exchangeRefusals, 'deviceRefused'],
  request: z.union([
    z.strictObject({
      code: z.string(),
      codeVerifier: pkce,
      otp: z.optional(z.string().check(z.maxLength(12))),
      /** Remember this browser (flow verifyDevice): the answer then has `deviceSecret`. */
      remember: z.optional(z.boolean()),
    }),
    /** Of a phone that approves; `deviceSecret` of the answer takes its place. The session does nothing but answer its questions. */
    z.strictObject({ secret }),
    /** Another product's back end with the code of OAuth authorize; the session opens what the user allowed (RFC 6749 §4.1.3). */
    z.strictObject({
      client: z.literal('sei'),
      clientId: z.string().check(z.maxLength(64)),
      redirectUri: z.string().check(z.maxLength(2048)),
      code: z.string().check(z.maxLength(512)),
      codeVerifier: pkce,
    }),
  ]),
  response: z.extend(accessTokens, { deviceSecret: z.optional(z.string()) }),
});

/** Sends the code of the flows otp, sms and verifyDevice again; the old one stops working. */
export const otpResend = http('POST /auth/otp/re-send', {
  auth: 'none',
  refusals: ['signInExpired', 'codeUsedUp', 'tooManySends'],
  request: z.strictObject({ code: z.string() }),
  /** The sms flow gets a new identifier with its new message. */
  response: z.object({ identifier: z.optional(z.string()) }),
});

export const refresh = http('POST /auth/refresh', {
  auth: 'none',
  refusals: ['sessionExpired'],
  request: z.strictObject({ refreshToken: z.string() }),
  response: accessTokens,
});

export const logout = http('POST /auth/logout', {
  auth: 'none',
  request: z.strictObject({ refreshToken: z.string() }),
});

/**
 * A person is at the page: a key, a pointer, or the answer to the warning (R0.19). The client tells it once a minute at most, one tab
 * for all, so that bank and page mean the same by idling.
 */
export const sessionActivity = http('POST /auth/activity', {});

/** Hands a sign-in on to another client: a code bound to that client's challenge. */
export const postLogin = http('POST /auth/postlogin', {
  request: z.strictObject({ codeChallenge: pkce, client }),
  response: z.object({ code: z.string() }),
});

/** Tokens for the pending hand-over of this session, for the holder of its verifier. */
export const postToken = http('POST /auth/posttoken', {
  refusals: ['signInExpired', ...standingRefusals],
  request: z.strictObject({ codeVerifier: pkce }),
  response: accessTokens,
});

/** What a user answers on their approving device, where they are signed in (R1.4.7). */
export const confirmLogin = http('PUT /auth/login/{key}/confirm', {
  refusals: ['signInExpired', 'expired'],
  request: z.strictObject({ key: z.string(), result: z.boolean() }),
});

/** Asks the phones of a push sign-in again, with a new number. */
export const pushResend = http('POST /auth/push/re-send', {
  auth: 'none',
  refusals: ['signInExpired', 'declined', 'tooManySends'],
  request: z.strictObject({ key: z.string() }),
  response: z.object({ number: z.string(), expiresAt: instant }),
});

/**
 * Starts linking a phone during sign-in (push migration, /scp). `code` is the login code, which stays good. What was asked
 * before is void. The link takes effect when the sign-in's own second factor was shown, whichever comes first. Offered only
 * to a user who has to move to a phone.
 */
export const scpRequest = http('POST /auth/scp/request', {
  auth: 'none',
  refusals: ['signInExpired', 'linkNotOffered'],
  request: z.strictObject({ code: z.string() }),
  response: z.object({ deeplink: z.string(), key: z.string(), temporaryToken: z.string(), expiresAt: instant }),
});

/** Sends the app's store addresses by SMS to the user who is signing in. */
export const storesUrlsSend = http('POST /auth/stores-urls/send', {
  auth: 'none',
  refusals: ['signInExpired', 'tooManyMessages'],
  request: z.strictObject({ code: z.string(), phoneNumber: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)) }),
});

/**
 * Chooses the second step during a sign-in that the bank asks for one (R2.4.5): approving on a phone that is linked, or codes by SMS.
 * `code` is the login code, which stays good. A message with a code goes where the user's second factor is, or to the first one.
 */
export const loginTwoStepSet = http('POST /auth/two-step-verification', {
  auth: 'none',
  refusals: ['signInExpired', 'linkNotOffered', 'deviceRequired', 'needsDevice', 'needsPhone', 'tooManySends'],
  request: z.strictObject({ code: z.string(), mode: z.enum(['push', 'sms']) }),
  response: z.object({ reqId: z.string(), sentTo: z.string(), expiresAt: instant }),
});

/** Confirms it with the code of the message: the choice counts, and the sign-in is over with the tokens of a session. */
export const loginTwoStepConfirm = http('POST /auth/two-step-verification/{reqId}/confirm', {
  auth: 'none',
  refusals: exchangeRefusals,
  request: z.strictObject({
    reqId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Of the message. */
    code: z.string().check(z.minLength(1), z.maxLength(12)),
    loginCode: z.string(),
    codeVerifier: pkce,
  }),
  response: accessTokens,
});
