import * as z from 'zod/mini';
import { method } from './method';
import { emailIn } from './wire';
import { codeRefusals, passwordRefusals } from './refusals';

// R3.7.1, R3.8.1. All open (R1.6.5). None tells whether an address is a
// customer's: what is asked for an unknown one is answered alike.

/** The secret of an activation link (R0.24), or the digits of a message. */
const code = z.string().check(z.minLength(1), z.maxLength(200));
/** How long and how mixed a password is, is a rule of the bank with a sentence of its own. */
const password = z.string().check(z.minLength(1), z.maxLength(1000));

/** A link that activates nothing. */
const linkRefusals = ['linkUnknown', 'linkUsed', 'linkExpired'] as const;

/**
 * Activates a personal customer or an employee by the link of their e-mail. An employee has no password yet: without one in
 * the request nothing is activated, the link stays good, and `passwordNeeded` asks for it. Repeating a done activation
 * succeeds. A refused password leaves the link good.
 */
export const activateAccount = method('activateAccount', {
  auth: 'none',
  refusals: [...linkRefusals, ...passwordRefusals],
  request: z.strictObject({ username: emailIn, activationCode: code, password: z.optional(password) }),
  response: z.object({ passwordNeeded: z.boolean() }),
});

/**
 * Activates a company by its owner's link; its authorized users are sent theirs (R3.8.2). An owner who has not chosen a password yet
 * is asked for one as in `activateAccount`.
 */
export const businessActivate = method('businessActivate', {
  auth: 'none',
  refusals: [...linkRefusals, ...passwordRefusals],
  request: z.strictObject({ email: emailIn, activationCode: code, password: z.optional(password) }),
  response: z.object({ passwordNeeded: z.boolean() }),
});

/** Sends a new activation link; those before stop working. */
export const activationCodeResend = method('activationCodeResend', {
  auth: 'none',
  refusals: ['tooManySends'],
  request: z.strictObject({ email: emailIn }),
});

/**
 * A random key that a page makes and sends with every call of its request. A code, its time and its tries are those of one request
 * (R0.150). Without a key, all calls from one subscriber of the network are of one request.
 */
const requestKey = z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/)));

/** Sends a code for a new password; the one before of the same request stops working. */
export const passwordChangeRequest = method('passwordChangeRequest', {
  auth: 'none',
  refusals: ['tooManySends'],
  request: z.strictObject({ email: emailIn, requestKey }),
});

/** Whether the code is right; it stays valid. A wrong one counts as a try (R0.22). */
export const passwordChangeCodeCheck = method('passwordChangeCodeCheck', {
  auth: 'none',
  refusals: codeRefusals,
  request: z.strictObject({ email: emailIn, code, requestKey }),
});

/** Sets the new password and ends every session of the user. A refused password leaves the code good. */
export const passwordChangeWithCode = method('passwordChangeWithCode', {
  auth: 'none',
  refusals: [...codeRefusals, ...passwordRefusals, 'samePassword'],
  request: z.strictObject({ email: emailIn, code, password, requestKey }),
});
