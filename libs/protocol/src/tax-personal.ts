import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { nameIn } from './name-in';
import { certificationRefusals, noCertificateIn, papersIn, papersShown } from './tax-papers';
import { rejectionsShown } from './tax-rejection';
import { day, id, idIn, instant, textIn } from './wire';

// R3.3.14, R3.7.9, R3.5.6: what a person certifies about where they pay tax.

export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Why there is no number: the country gives none out, it cannot be had, or the country's law asks for none. */
export const tinMissingReason = z.enum(['notIssued', 'cannotObtain', 'notRequired']);
export type TinMissingReason = z.output<typeof tinMissingReason>;

export const certificationStatus = z.enum(['validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon']);
export type CertificationStatus = z.output<typeof certificationStatus>;

/**
 * A country that taxes a person or a company. It has a number or a reason, never both; neither where the country's number is not asked for (R3.9.8).
 * An explanation belongs to "cannot obtain" and to nothing else (R3.5.6). `isKept` stands alone: as the certification before says it, number
 * or reason (R0.119).
 */
const taxIdIn = z.strictObject({
  countryCode,
  taxId: z.optional(nameIn(40)),
  tinMissingReason: z.optional(tinMissingReason),
  tinMissingExplanation: z.optional(textIn(200)),
  isKept: z.optional(z.literal(true)),
});
export type TaxIdIn = z.output<typeof taxIdIn>;

/** The countries that tax a person or a company. */
export const taxIdsIn = z.array(taxIdIn).check(z.minLength(1), z.maxLength(10));

/** Where and when a person was born. */
export const birthIn = { cityOfBirth: nameIn(80), countryOfBirth: countryCode, dateOfBirth: day };

/** Which words were signed. */
export const declarationIdIn = z.string().check(z.maxLength(64));

/** What a customer and a representative certify alike. Each of them says in a way of their own where they live. */
export const personIn = {
  ...birthIn,
  citizenship: z.array(countryCode).check(z.minLength(1), z.maxLength(5)),
  isUSTaxPayer: z.boolean(),
  taxIds: taxIdsIn,
  papers: z.optional(papersIn),
  lossOfNationalityMissing: noCertificateIn,
  declarationId: declarationIdIn,
};

/** What the bank has of it: of a number no more than its last three characters (R0.113). */
export const taxIdShown = z.object({
  countryCode: z.string(),
  taxIdEnd: z.nullable(z.string()),
  tinMissingReason: z.nullable(tinMissingReason),
  tinMissingExplanation: z.nullable(z.string()),
});
export type TaxIdShown = z.output<typeof taxIdShown>;

/** What speaks for a person of the United States (R0.114). */
export const usIndicium = z.enum(['birthplace', 'citizenship', 'address', 'phone']);
export type UsIndicium = z.output<typeof usIndicium>;

/** Where a certification stands, for a person and a company alike. */
export const certificationStanding = {
  status: certificationStatus,
  /** By when it has to be given; null: no end is set. */
  dueAt: z.nullable(instant),
  /** When the newest one was signed; null: none yet. */
  signedAt: z.nullable(instant),
};

/** The words that are signed, one paragraph each, in the language of the call, and the id that says which they were. */
export const declaration = z.object({ id: z.string(), text: z.array(z.string()) });
export type Declaration = z.output<typeof declaration>;

/** The newest certification, and what the bank knows without one; null and empty where it knows nothing. */
export const personalCertification = z.object({
  ...certificationStanding,
  cityOfBirth: z.nullable(z.string()),
  countryOfBirth: z.nullable(z.string()),
  dateOfBirth: z.nullable(day),
  citizenship: z.array(z.string()),
  addressId: z.nullable(id),
  isUSTaxPayer: z.nullable(z.boolean()),
  /** The bank's own finding, from what it knows and was told (R0.114). */
  hasUSIndicia: z.boolean(),
  usIndicia: z.array(usIndicium),
  /** Of these what the bank knows without being told: it counts whatever is certified (R0.114). */
  usIndiciaKnown: z.array(usIndicium),
  taxIds: z.array(taxIdShown),
  ...papersShown,
  lossOfNationalityMissing: z.nullable(z.string()),
  ...rejectionsShown,
});
export type PersonalCertification = z.output<typeof personalCertification>;

/** Open while it is owed and afterwards: a person looks up what they have signed. */
export const fatcaCrsCertificationPersonalGet = method('fatcaCrsCertificationPersonalGet', {
  acting: true,
  balanceInfo: false,
  lang: true,
  refusals: ['personalOnly'],
  response: z.object({
    fatcaCrsCertificationInfo: personalCertification,
    declaration,
  }),
});

/** Signs a certification. Nobody signs for another: an administrator who acts for a customer cannot. */
export const fatcaCrsCertificationPersonalUpdate = method('fatcaCrsCertificationPersonalUpdate', {
  acting: true,
  balanceInfo: false,
  right: [accessRight.fullAccess],
  byAdmin: 'never',
  lang: true,
  refusals: [
    'personalOnly',
    'alreadyPending',
    'fieldMissing',
    'noSuchCountry',
    'noSuchAddress',
    'wrongBirthDay',
    ...certificationRefusals,
  ],
  request: z.strictObject({ ...personIn, addressId: idIn }),
  response: z.object({ status: certificationStatus }),
});

/** The number of a person in the country that they live in, by the same rule as in a certification (R3.7.9). */
export const taxIdUpdate = method('taxIdUpdate', {
  acting: true,
  balanceInfo: false,
  right: [accessRight.fullAccess],
  byAdmin: 'never',
  refusals: ['personalOnly', 'taxIdMissing', 'taxIdDummy'],
  request: z.strictObject({ taxId: nameIn(40) }),
});
