import * as z from 'zod/mini';
import { workFields } from './company-stated';
import { method } from './method';
import { nameIn } from './name-in';
import { askRefusals } from './refusals';
import { day, emailIn, idIn, instant, textIn } from './wire';

// R3.1.1, R3.3.22 to R3.3.24, R3.5.2: becoming a customer. All open (R1.6.5).

const open = { auth: 'none' } as const;
export const countryCodeIn = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Work for the visitor's machine, so that nobody asks a thousand times for nothing (R3.3.23). */
const puzzle = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.int(),
  salt: z.string(),
  signature: z.string(),
});
export type CaptchaPuzzle = z.output<typeof puzzle>;

/** Beyond the specification, which names a captcha and no call for it. */
export const captchaGet = method('captchaGet', { ...open, beyond: true, response: z.object({ puzzle }) });

/**
 * Beyond the specification: trades a solved puzzle for a ticket. It is bound to the page's origin, lasts 30 minutes and 20 checks, and
 * the submission spends it (R3.3.23).
 */
export const captchaSolve = method('captchaSolve', {
  ...open,
  beyond: true,
  refusals: ['captchaWrong', 'captchaOver'],
  request: z.strictObject({ payload: textIn(2000) }),
  response: z.object({ ticket: z.string(), expiresAt: instant }),
});

/** A ticket that is none, is over, is used up, or came from another page. */
export const ticketRefusals = ['captchaNeeded'] as const;
export const ticketIn = textIn(200);

/** R3.3.9; its 2 (checking) is the client's own, 3 an error. */
export const phoneExistence = { free: 0, exists: 1, error: 3 } as const;

/** Whether a phone is a customer's; throttled by caller, whatever the number (R0.28). A signed-in user needs no ticket. */
export const phoneCheck = method('phoneCheck', {
  ...open,
  knowsCaller: true,
  refusals: [...ticketRefusals, ...askRefusals],
  request: z.strictObject({ phoneCountryCode: textIn(4), phone: textIn(24), captcha: z.optional(ticketIn) }),
  response: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(3)]) }),
});

/** Where a person lives or a company is; a country whose addresses name a state needs one (R3.3.2). */
export const addressIn = z.strictObject({
  address1: nameIn(120),
  address2: z.optional(nameIn(120)),
  city: nameIn(80),
  postalCode: nameIn(16),
  countryCode: countryCodeIn,
  stateCode: z.optional(textIn(8)),
  stateName: z.optional(nameIn(80)),
});

export const phoneIn = z.strictObject({ countryCode: textIn(4), number: textIn(24) });

/** The page that sends an application, for the bank's own checks. */
export const deviceIn = z.strictObject({ timeZone: textIn(64), language: textIn(16), screen: textIn(16) });

/** What keeps an application from being taken. */
export const applicationRefusals = [
  'notOffered',
  'emailTaken',
  'phoneTaken',
  'fieldMissing',
  'noSuchCountry',
  'noSuchState',
  'noSuchPrefix',
  'wrongNumber',
  'numberTwoWays',
  'agreementsMissing',
  'keyReused',
  ...ticketRefusals,
  ...askRefusals,
] as const;

/**
 * Opens a personal customer, whom the letter activates with a password that is chosen then: not verified, with identity and tax checks to come, and without an account
 * (R3.3.24). The same key and bytes are answered alike; another application under the key is refused. A refusal names its field by the
 * path to it: `phone.number`, `address.stateCode`, `sourceSpecifications.11`.
 */
export const createPersonalAccount = method('createPersonalAccount', {
  ...open,
  once: true,
  refusals: [...applicationRefusals, 'tooYoung', 'noSuchEntry', 'specificationMissing'],
  request: z.strictObject({
    email: emailIn,
    phone: phoneIn,
    firstName: nameIn(60),
    lastName: nameIn(60),
    birthday: day,
    birthCountryCode: countryCodeIn,
    citizenshipCountryCode: countryCodeIn,
    /** Where they live; its country is the country of residence. */
    address: addressIn,
    ...workFields,
    estimatedMonthlyDepositId: idIn,
    anotherAccount: z.boolean(),
    anotherAccountDetails: z.optional(textIn(500)),
    /** R1.5.3: each of them, accepted apart. */
    agreements: z.array(z.enum(['privacy', 'terms'])).check(z.maxLength(2)),
    captcha: ticketIn,
    device: deviceIn,
  }),
  /** Where the letter went. */
  response: z.object({ email: z.string() }),
});
