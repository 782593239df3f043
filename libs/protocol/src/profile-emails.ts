import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { askRefusals, codeRefusals, proofRefusals, sendRefusals } from './refusals';
import { emailIn, id, idIn, instant, textIn } from './wire';

// R3.7.3: e-mail addresses and requests for another username.

/** Who may change what belongs to a customer (R1.3.8). */
const EDIT = [accessRight.fullAccess] as const;

/** One of the e-mail addresses of a person, or one of the payment addresses of a company. */
export const emailAddress = z.object({
  emailId: id,
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Of a person: the address to sign in with. */
  isPrimary: z.boolean(),
});
export type EmailAddress = z.output<typeof emailAddress>;

export const emailsGet = method('emailsGet', {
  acting: true,
  balanceInfo: true,
  response: z.object({ emails: z.array(emailAddress) }),
});

/** R3.3.9; its 2 (checking) and -1 (error) are the client's own. */
export const emailExistence = { free: 0, exists: 1, employee: 3 } as const;

/** Whether an address is a login; throttled by caller, whatever the address (R0.28). A signed-in user needs no ticket (R3.3.23). */
export const checkEmail = method('checkEmail', {
  auth: 'none',
  knowsCaller: true,
  refusals: ['captchaNeeded', ...askRefusals],
  request: z.strictObject({ email: emailIn, captcha: z.optional(textIn(200)) }),
  response: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(3)]) }),
});

/** A code goes to the address: six digits, five tries, ten minutes. */
export const addEmail = method('addEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['emailKnown', 'tooManyEmails', 'emailTaken', ...askRefusals, ...sendRefusals],
  request: z.strictObject({ email: emailIn }),
  response: z.object({ email: emailAddress }),
});

export const confirmEmail = method('confirmEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['noSuchEmail', 'emailTaken', ...codeRefusals],
  request: z.strictObject({ emailId: idIn, confirmationCode: textIn(12) }),
});

/** Sends the code again; the one before it stops working. */
export const confirmEmailRequest = method('confirmEmailRequest', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['noSuchEmail', ...sendRefusals],
  request: z.strictObject({ emailId: idIn }),
});

/** Never the primary one. */
export const deleteEmail = method('deleteEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['noSuchEmail', 'primaryStays'],
  request: z.strictObject({ emailId: idIn }),
});

/** R3.3.8: active — it is the sign-in address now; failed — the code was wrong too often, too late, or given up. */
export const usernameChange = z.object({
  requestId: z.string(),
  emailId: id,
  email: z.string(),
  status: z.enum(['active', 'failed', 'pending']),
  createdAt: instant,
  /** Where the code of the user's second factor went, masked; null for a user who has none. */
  factorSentTo: z.nullable(z.string()),
});
export type UsernameChange = z.output<typeof usernameChange>;

/**
 * Makes a confirmed address the primary one. For a person that is a new sign-in address (R0.53): it asks for their password, a code goes to
 * the new address and another to their second factor, the old address gets a notice, and it changes with `usernameChangeConfirm`. For a
 * company it is done at once, without a password, and the request is null.
 */
export const setPrimaryEmail = method('setPrimaryEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  byAdmin: 'never',
  refusals: ['noSuchEmail', 'notConfirmed', 'isPrimary', ...proofRefusals, ...sendRefusals],
  request: z.strictObject({ emailId: idIn, password: z.optional(textIn(200)) }),
  response: z.object({ usernameChange: z.nullable(usernameChange) }),
});

/** Newest first. */
export const usernameChangeRequests = method('usernameChangeRequests', {
  acting: true,
  balanceInfo: true,
  response: z.object({ requests: z.array(usernameChange) }),
});

export const usernameChangeConfirm = method('usernameChangeConfirm', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  byAdmin: 'never',
  refusals: ['changeOver', 'emailTaken', ...codeRefusals],
  request: z.strictObject({
    requestId: textIn(64),
    confirmationCode: textIn(12),
    /** The code of the second factor; left out by a user who has none. */
    factorCode: z.optional(textIn(12)),
  }),
});

/** Gives up a pending change; the old address stays. */
export const usernameChangeCancel = method('usernameChangeCancel', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['changeOver'],
  request: z.strictObject({ requestId: textIn(64) }),
});
