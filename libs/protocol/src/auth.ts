import * as z from 'zod/mini';
import { http } from './method';
import { email } from './wire';

// spec 1 §4 and §7, auth service. RFC 7636 for the challenge.

const pkce = z.string().check(z.regex(/^[A-Za-z0-9\-._~]{43,128}$/));

/** What a sign-in answers: the flow, and what that flow goes on with (spec 1 §4). */
export const loginResult = z.discriminatedUnion('authFlow', [
  z.object({ authFlow: z.literal('simple'), accessToken: z.string(), refreshToken: z.string() }),
  z.object({
    authFlow: z.literal('otp'),
    /** Single use, 60 s after the code was accepted; goes into POST /auth/token with the verifier and the otp. */
    code: z.string(),
    /** Where the code went, masked. */
    sentTo: z.string(),
  }),
]);
export type LoginResult = z.output<typeof loginResult>;

export const accessTokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type AccessTokens = z.output<typeof accessTokens>;

export const login = http('POST /auth/login', {
  auth: 'none',
  request: z.strictObject({
    client: z.enum(['spa', 'sei']),
    username: email,
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    codeChallenge: pkce,
    secret: z.optional(z.string()),
    pushToken: z.optional(z.string()),
  }),
  response: loginResult,
});

/** Exchanges a login code (with its verifier, and the otp of the otp flow) for tokens. A code works once. */
export const token = http('POST /auth/token', {
  auth: 'none',
  request: z.union([
    z.strictObject({ code: z.string(), codeVerifier: pkce, otp: z.optional(z.string().check(z.maxLength(12))) }),
    z.strictObject({ secret: z.string() }),
  ]),
  response: accessTokens,
});

/** Sends the sign-in code again; the old one stops working. */
export const otpResend = http('POST /auth/otp/re-send', {
  auth: 'none',
  request: z.strictObject({ code: z.string() }),
});

export const refresh = http('POST /auth/refresh', {
  auth: 'none',
  request: z.strictObject({ refreshToken: z.string() }),
  response: accessTokens,
});

export const logout = http('POST /auth/logout', {
  auth: 'none',
  request: z.strictObject({ refreshToken: z.string() }),
});
