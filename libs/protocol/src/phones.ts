import * as z from 'zod/mini';
import { method, http } from './method';
import { securityChange } from './settings';
import { id, idIn, instant, textIn } from './wire';
import { codeRefusals, proofRefusals, sendRefusals } from './refusals';

// R1.7.20, R3.3.4, R3.5.2; the other names by
// R0.2. Phones belong to the signed-in user, also while they act for a customer.

export const phone = z.object({
  phoneId: id,
  /** The country's prefix: digits without the plus. */
  countryCode: z.string(),
  number: z.string(),
  confirmed: z.boolean(),
  /** Codes by SMS go here: those of the sign-in, of transfers and of changes. */
  isForCodes: z.boolean(),
});
export type Phone = z.output<typeof phone>;

const prefix = textIn(4);
const challenge = z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/));
const password = z.string().check(z.minLength(1), z.maxLength(256));

/** One country's prefix, and how many digits follow it. */
export const phoneCode = z.object({
  /** ISO 3166-1 alpha-2; several share a prefix. */
  countryCode: z.string(),
  phoneCode: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
});
export type PhoneCode = z.output<typeof phoneCode>;

/** Dictionary "phone codes" (R3.3.4). */
export const phoneCodes = method('phoneCodesList', {
  auth: 'none',
  response: z.object({ phoneCodes: z.array(phoneCode) }),
});

export const addPhone = method('addPhone', {
  refusals: ['noSuchPrefix', 'wrongNumber', 'numberTwoWays', 'phoneKnown', 'tooManyPhones'],
  request: z.strictObject({ countryCode: prefix, number: textIn(24) }),
  response: z.object({ phone }),
});

/**
 * Sends a code by SMS; the one before it stops working. It confirms the phone only in the session that requested it, or beside the
 * verifier of the challenge, which only the browser that requested the code has.
 */
export const phoneVerify = http('POST /verification/phones/{phoneId}/verify', {
  refusals: ['noSuchPhone', 'phoneConfirmed', 'tooManySms', ...sendRefusals],
  request: z.strictObject({ phoneId: idIn, type: z.enum(['sms']), codeChallenge: challenge }),
  response: z.object({ maskedPhone: z.string(), expiresAt: instant }),
});

/**
 * Six digits, five tries, ten minutes. The session that asked for the code may leave out the verifier (R3.3.24). The first phone of a
 * user whose codes go nowhere by SMS gets them from now on.
 */
export const confirmPhone = method('confirmPhone', {
  refusals: ['noSuchPhone', 'phoneTaken', ...codeRefusals],
  request: z.strictObject({ phoneId: idIn, confirmationCode: textIn(12), codeVerifier: z.optional(challenge) }),
});

/**
 * Starts the verification of the customer one acts for, where the bank asks for their phone (category 3 of R3.3.6): sends a code to
 * the user's phone for codes, or to the confirmed one that was added last.
 */
export const customerVerify = http('POST /verification/customer/{id}/verify', {
  acting: true,
  balanceInfo: false,
  right: [2, 5],
  refusals: ['phoneNotAsked', 'noConfirmedPhone', 'tooManySms', ...sendRefusals],
  request: z.strictObject({ id: idIn, type: z.enum(['sms']), codeChallenge: challenge }),
  response: z.object({ maskedPhone: z.string(), expiresAt: instant }),
});

/** Ends it: the bank asks for the phone no longer. The code needs the verifier of the challenge, as with `confirmPhone`. */
export const customerVerifyConfirm = method('customerVerifyConfirm', {
  acting: true,
  balanceInfo: false,
  right: [2, 5],
  refusals: ['phoneNotAsked', ...codeRefusals],
  request: z.strictObject({ confirmationCode: textIn(12), codeVerifier: challenge }),
});

/** A phone that sign-in or approval by SMS needs stays. */
export const deletePhone = method('deletePhone', {
  refusals: ['noSuchPhone', 'phoneForCodes', 'lastPhone'],
  request: z.strictObject({ phoneId: idIn }),
});

/**
 * Codes by SMS go to this phone instead. Asks for the password, and for a code where there is a second factor, which goes
 * where codes went before; confirmed by `securityChangeConfirm`.
 */
export const phoneForCodesSet = method('phoneForCodesSet', {
  refusals: ['noSuchPhone', 'phoneUnconfirmed', ...proofRefusals, ...sendRefusals],
  request: z.strictObject({ phoneId: idIn, password }),
  response: securityChange,
});
