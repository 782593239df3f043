import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { nameIn } from './name-in';
import { phone } from './phones';
import { day, id, instant, textIn } from './wire';

// R3.3.8: a person, and the statuses of all papers.

/** Who may change what belongs to a customer (R1.3.8). */
const EDIT = [accessRight.fullAccess] as const;

/** R3.3.7, ids 1 to 6 in this order. */
export const documentStatus = z.enum(['validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon']);
export type DocumentStatus = z.output<typeof documentStatus>;

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const identity = z.object({
  typeId: id,
  /** In the language of the call. */
  type: z.string(),
  /** All but the last characters are masked. */
  number: z.string(),
  status: documentStatus,
  issuedDate: z.nullable(day),
  expiresDate: z.nullable(day),
});

/** Personal details. A business user sees their own; the company has `companyInfo`. */
export const personalInfo = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDay: z.nullable(day),
  residenceCountryCode: z.nullable(z.string()),
  citizenshipCountryCode: z.nullable(z.string()),
  /** By its id in the dictionary, with its name in the language of the call. */
  occupation: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Its last three characters, behind a dot for each of the others (R0.113). */
  taxId: z.nullable(z.string()),
  phones: z.array(phone),
  identities: z.array(identity),
  /** When the user last confirmed all details. */
  updatedAt: z.nullable(instant),
});
export type PersonalInfo = z.output<typeof personalInfo>;

export const personalInfoGet = method('personalInfoGet', {
  acting: true,
  balanceInfo: false,
  lang: true,
  refusals: ['closed'],
  response: z.object({ personalInfo }),
});

/** The update of the start page sends this too (R1.4.14), which clears its requirement. */
export const personalInfoUpdate = method('personalInfoUpdate', {
  acting: true,
  balanceInfo: false,
  right: EDIT,
  refusals: ['noSuchCountry', 'noSuchOccupation', 'personalOnly', 'taxIdDummy', 'taxIdOwnOnly'],
  request: z.strictObject({
    citizenshipCountryCode: countryCode,
    occupation: textIn(40),
    /** Left out or empty: as it is. An administrator writes none. */
    taxId: z.optional(nameIn(30)),
  }),
});

/** The documents that the signed-in user has accepted, newest first (R2.7.13). */
export const legalInfo = method('legalInfo', {
  response: z.object({
    terms: z.array(z.object({ id: z.string(), title: z.string(), url: z.string(), acceptedAt: instant })),
  }),
});
