import * as z from 'zod/mini';
import { http } from './method';
import { nameIn } from './name-in';
import { instant } from './wire';
import { confirmRefusals, keyRefusals, standingRefusals } from './refusals';

// No rule asks for passkeys (ADR-12). WebAuthn level 3. Options and responses are the JSON forms that browsers define.

/** Read by the browser, not by us. */
export const webAuthnOptions = z.looseObject({ challenge: z.string() });
export const webAuthnResponse = z.looseObject({
  id: z.string().check(z.maxLength(1024)),
  rawId: z.string(),
  type: z.string(),
});
const passkeyName = nameIn(60, 1);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

export const passkeys = http('GET /auth/passkeys', { response: z.object({ passkeys: z.array(passkey) }) });

/** Only for a session that has asked for it just now (`passkeyRegisterRequest`). */
export const passkeyRegisterOptions = http('POST /auth/passkeys/register-options', {
  refusals: ['notProven', 'tooManyPasskeys', 'passkeyRefused'],
  response: z.object({ options: webAuthnOptions }),
});

export const passkeyRegister = http('POST /auth/passkeys', {
  refusals: ['notProven', 'passkeyRefused'],
  request: z.strictObject({ name: passkeyName, response: webAuthnResponse }),
  response: passkey,
});

export const passkeyDelete = http('DELETE /auth/passkeys/{passkeyId}', {
  refusals: ['notFound'],
  request: z.strictObject({ passkeyId: z.string().check(z.maxLength(64)) }),
});

/** For any holder of a passkey of this bank; it names no user. */
export const passkeyLoginOptions = http('POST /auth/passkeys/login-options', {
  auth: 'none',
  refusals: ['passkeyRefused'],
  response: z.object({ key: z.string(), options: webAuthnOptions }),
});

/** @returns a login code, as the direct flow does */
export const passkeyLogin = http('POST /auth/passkeys/login', {
  auth: 'none',
  refusals: ['passkeyRefused', ...standingRefusals],
  request: z.strictObject({
    key: z.string(),
    response: webAuthnResponse,
    codeChallenge: z.string().check(z.regex(/^[A-Za-z0-9\-._~]{43,128}$/)),
  }),
  response: z.object({ code: z.string() }),
});

/** The challenge is bound to the transfer as the bank stored it (R0.22). */
export const passkeyApproveOptions = http('POST /auth/passkeys/approve-options', {
  refusals: ['noPasskey', 'passkeyRefused', 'notFound'],
  request: z.strictObject({ trxid: z.string().check(z.maxLength(64)) }),
  response: z.object({ options: webAuthnOptions }),
});

/** Approves a transfer that waits for its owner's approval, in place of a code. */
export const passkeyApprove = http('POST /auth/passkeys/approve', {
  refusals: ['passkeyRefused', 'notFound', ...confirmRefusals, ...keyRefusals],
  request: z.strictObject({ trxid: z.string().check(z.maxLength(64)), response: webAuthnResponse }),
});
