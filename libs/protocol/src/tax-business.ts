import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { nameIn } from './name-in';
import { certificationRefusals, papersIn, papersShown } from './tax-papers';
import {
  birthIn,
  certificationStanding,
  certificationStatus,
  declaration,
  declarationIdIn,
  taxIdShown,
  taxIdsIn,
} from './tax-personal';
import { rejectionsShown } from './tax-rejection';
import { day, id, idIn, textIn } from './wire';

// R3.3.14, R3.7.9, R0.116: what a company certifies about where it pays tax, and who controls it.

export const entityType = z.enum(['financial-institution', 'investment', 'general']);
export type EntityType = z.output<typeof entityType>;

/** Why a financial institution has no GIIN. */
export const giinMissingReason = z.enum(['applied', 'exempt', 'sponsored', 'notRegistered']);
export type GiinMissingReason = z.output<typeof giinMissingReason>;

/** What a company is to the tax offices; the bank's own finding, from the answers (R0.116). */
export const entityClass = z.enum([
  'financialInstitution',
  'managedInvestmentOutsideCrs',
  'publiclyTraded',
  'activeEntity',
  'passiveEntity',
]);
export type EntityClass = z.output<typeof entityClass>;

/** A company whose shares are traded: the market, its name, and the sign that it has there. */
const tradedCompany = z.strictObject({ market: nameIn(80), name: nameIn(120), ticket: nameIn(16) });

/** Each answer is there where the question is asked, and nowhere else (R0.116). */
const questionsIn = z.strictObject({
  /** Does it keep or lend money for others, or insure them? */
  isFinancialInstitution: z.optional(z.boolean()),
  /** Does it invest or manage the money of clients? */
  isUsingClientFunds: z.optional(z.boolean()),
  /** Does a financial institution decide about its investments? */
  isManagedByFinancialInstitution: z.optional(z.boolean()),
  /** `XXXXXX.XXXXX.XX.XXX`. It or the reason why there is none. */
  giin: z.optional(textIn(40)),
  giinMissingReason: z.optional(giinMissingReason),
  isPubliclyTraded: z.optional(z.boolean()),
  companySecurityMarket: z.optional(nameIn(80)),
  companyTicket: z.optional(nameIn(16)),
  /** Does more than half of it belong to a company whose shares are traded, or more than half of one to it? */
  isOwnPubliclyTradedCompany: z.optional(z.boolean()),
  companyOwnedByYou: z.optional(tradedCompany),
  /** Is half of its income, or more, passive: interest, dividends, rent, royalties? */
  isEarnPassiveIncome: z.optional(z.boolean()),
});
export type BusinessQuestionsIn = z.output<typeof questionsIn>;

/** A person who controls the company, one of its people in the bank (R3.3.5), with where they pay tax. */
const controllingPersonIn = z.strictObject({
  representativeId: idIn,
  ...birthIn,
  taxIds: taxIdsIn,
});

/** The people whom a certification can name; the bank asks for no more of them. */
export const MOST_CONTROLLERS = 20;

/** What the bank has of them; null and empty where it knows nothing, and for a reader without full access. */
export const controllingPerson = z.object({
  representativeId: id,
  name: z.string(),
  cityOfBirth: z.nullable(z.string()),
  countryOfBirth: z.nullable(z.string()),
  dateOfBirth: z.nullable(day),
  taxIds: z.array(taxIdShown),
});
export type ControllingPerson = z.output<typeof controllingPerson>;

/** What speaks for a company of the United States (R0.114). */
export const businessUsIndicium = z.enum(['registration', 'address', 'phone']);
export type BusinessUsIndicium = z.output<typeof businessUsIndicium>;

/** The newest certification, and what the bank knows without one. */
export const businessCertification = z.object({
  ...certificationStanding,
  name: z.string(),
  registrationCountryCode: z.string(),
  entityType: z.nullable(entityType),
  placeOfBusinessAddressId: z.nullable(id),
  registeredAddressId: z.nullable(id),
  isUSTaxPayer: z.nullable(z.boolean()),
  /** The bank's own finding (R0.114); no answer takes any of it away. */
  hasUSIndicia: z.boolean(),
  usIndicia: z.array(businessUsIndicium),
  taxIds: z.array(taxIdShown),
  questions: z.nullable(questionsIn),
  /** Of the newest certification; null before the first. */
  entityClass: z.nullable(entityClass),
  /** Who is asked for when the class has them asked: owners and shareholders, else directors, else whom the bank knows. */
  controllingPersons: z.array(controllingPerson),
  ...papersShown,
  ...rejectionsShown,
});
export type BusinessCertification = z.output<typeof businessCertification>;

/** Open while it is owed and afterwards. */
export const fatcaCrsCertificationBusinessGet = method('fatcaCrsCertificationBusinessGet', {
  acting: true,
  balanceInfo: false,
  lang: true,
  refusals: ['companyOnly'],
  response: z.object({ fatcaCrsCertificationInfo: businessCertification, declaration }),
});

/** Signs the certification of a company. An administrator who acts for it cannot. */
export const fatcaCrsCertificationBusinessUpdate = method('fatcaCrsCertificationBusinessUpdate', {
  acting: true,
  balanceInfo: false,
  right: [accessRight.fullAccess],
  byAdmin: 'never',
  lang: true,
  refusals: [
    'companyOnly',
    'alreadyPending',
    'fieldMissing',
    'noSuchCountry',
    'noSuchAddress',
    'noSuchPerson',
    'personMissing',
    'wrongBirthDay',
    'wrongGiin',
    'answerMissing',
    'answerElsewhere',
    ...certificationRefusals,
  ],
  request: z.strictObject({
    entityType,
    placeOfBusinessAddressId: idIn,
    registeredAddressId: idIn,
    isUSTaxPayer: z.boolean(),
    questions: questionsIn,
    taxIds: taxIdsIn,
    controllingPersons: z.array(controllingPersonIn).check(z.maxLength(MOST_CONTROLLERS)),
    papers: z.optional(papersIn),
    declarationId: declarationIdIn,
  }),
  response: z.object({ status: certificationStatus, entityClass }),
});
