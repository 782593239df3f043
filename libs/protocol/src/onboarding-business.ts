import * as z from 'zod/mini';
import { dueDiligenceIn, financialDetailIn, furtherDetails as details, specificationsIn } from './company-stated';
import { method } from './method';
import { nameIn } from './name-in';
import { addressIn, applicationRefusals, countryCodeIn, deviceIn, phoneIn, ticketIn } from './onboarding';
import { amountIn, day, emailIn, idIn, textIn } from './wire';

// R3.3.25, R3.3.26, R3.5.5, R3.5.7, R3.5.8: a company becomes a customer. Persons and companies are entered once and named by their ids.

/** Made by the page: names a person of the application. */
const personRef = z.string().check(z.regex(/^p\d{1,6}$/));
/** Names a company of the application. The one that applies is `root` in the paths of refusals. */
const companyRef = z.string().check(z.regex(/^c\d{1,6}$/));
const partyRef = z.string().check(z.regex(/^[pc]\d{1,6}$/));

/** R3.3.26. */
export const applicantPerson = z.strictObject({
  id: personRef,
  firstName: nameIn(60),
  lastName: nameIn(60),
  birthday: day,
  /** Of a user it is needed: free, or an employee's (R3.5.1). */
  email: z.optional(emailIn),
  phone: z.optional(phoneIn),
  address: addressIn,
  taxId: z.optional(nameIn(30)),
  /** From 25 % on, where the brand asks: where the money comes from, with a detail for every source (R3.5.7). */
  sourcesOfFunds: z.optional(
    z.strictObject({ sourceIds: z.array(idIn).check(z.maxLength(20)), details: specificationsIn }),
  ),
  /** The same fact as in `users`. */
  isUser: z.boolean(),
  /** Of a user alone, as in `users`. */
  accessRights: z.optional(idIn),
});
export type ApplicantPerson = z.output<typeof applicantPerson>;

/** A company that holds a part of another one. */
export const applicantCompany = z.strictObject({
  id: companyRef,
  name: nameIn(120),
  registrationCountryCode: countryCodeIn,
  registrationNumber: textIn(40),
  address: addressIn,
});
export type ApplicantCompany = z.output<typeof applicantCompany>;

/** A part of a company and who holds it. Of a company its directors and its own holders stand below it. */
export interface Shareholder {
  type: 'person' | 'company';
  id: string;
  /** In percent, with up to four decimals. */
  share: string;
  directors?: string[] | undefined;
  shareholders?: Shareholder[] | undefined;
}
export interface ShareholderIn extends Omit<Shareholder, 'share' | 'shareholders'> {
  share: string | number;
  shareholders?: ShareholderIn[] | undefined;
}

/** Levels of holders that an application may have (R3.5.5). Counted by the schema, so that no request is deeper than what reads it. */
export const MAX_LEVELS = 20;
/** Parts in the whole tree, each place of a company counted. */
export const MAX_PARTS = 500;

/** A tree of holders. @param levels how many may follow, this one included */
export function shareholdersIn(levels: number): z.ZodMiniType<Shareholder[], ShareholderIn[]> {
  return z
    .array(
      z.strictObject({
        type: z.enum(['person', 'company']),
        id: partyRef,
        share: amountIn,
        directors: z.optional(z.array(personRef).check(z.maxLength(50))),
        shareholders: levels > 1 ? z.optional(shareholdersIn(levels - 1)) : z.optional(z.undefined()),
      }),
    )
    .check(z.maxLength(100));
}

/** Who holds 25 % in the end, or says they control the company (R3.5.8). */
export const ownersIn = z.array(z.strictObject({ id: personRef, isControlling: z.boolean() })).check(z.maxLength(50));

/** The rules of a tree and of its people refuse with these, beside the faults of texts, addresses and phones. */
export const partyRefusals = [
  'noSuchEntry',
  'taxIdDummy',
  'tooYoung',
  'wrongDay',
  'noSuchParty',
  'listedTwice',
  'unlikeItself',
  'directorMissing',
  'shareWrong',
  'sumWrong',
  'aboveItself',
  'tooMany',
  'sourcesMissing',
  'ownerMissing',
  'ownerWrong',
  // R0.160
  'samePerson',
  'sameCompany',
  'ownHolder',
] as const;

/**
 * Opens a business customer (R3.3.25), activated by the letter to the company's address. The same key and bytes are answered alike. A
 * refusal names its field by the path to it, with the ids of persons and companies: `company.phone.number`, `financialDetail.sourceIds`,
 * `legalInformation.regulator`, `directors`, `personList.p2.birthday`, `companyList.c1.name`, `users`, `users.p2`,
 * `ultimateBeneficiaryOwners.p2`. In the tree the path ends with the company whose level it is and the holder, however deep it stands:
 * `shareholders.root` (the sum), `shareholders.c1.p2` (the share), `shareholders.c1.directors`.
 */
export const businessAccountCreate = method('businessAccountCreate', {
  auth: 'none',
  once: true,
  refusals: [
    ...applicationRefusals,
    ...partyRefusals,
    'specificationMissing',
    'wrongAmount',
    'noFullAccess',
    'rightWrong',
  ],
  request: z.strictObject({
    company: z.strictObject({
      name: nameIn(120),
      tradingName: z.optional(nameIn(120)),
      email: emailIn,
      phone: phoneIn,
      registrationCountryCode: countryCodeIn,
      registrationNumber: textIn(40),
      registrationDate: day,
      businessTaxId: z.optional(nameIn(30)),
      website: z.optional(textIn(200)),
      description: textIn(500),
      registrationAddress: addressIn,
      /** Where it works, when that is elsewhere. */
      businessAddress: z.optional(addressIn),
      additionalQuestionAnswers: z.strictObject({
        businessAnotherAccount: z.strictObject({ answer: z.boolean(), details }),
        /** '2': a third party controls the account; its name, and since when (R3.3.11). */
        controlAccount: z.strictObject({
          // The clean-up of R0.14 makes a number of it.
          answer: z.pipe(textIn(1), z.enum(['1', '2'])),
          name: z.optional(nameIn(120)),
          date: z.optional(day),
        }),
      }),
    }),
    financialDetail: financialDetailIn,
    dueDiligence: dueDiligenceIn,
    legalInformation: z.strictObject({
      legalForm: nameIn(80),
      isFinancialInstitution: z.boolean(),
      /** Both of a financial institution alone. */
      regulator: z.optional(nameIn(120)),
      licenceNumber: z.optional(textIn(60)),
    }),
    authorizedCompanyRepresentative: personRef,
    directors: z.array(personRef).check(z.maxLength(50)),
    ultimateBeneficiaryOwners: ownersIn,
    shareholders: shareholdersIn(MAX_LEVELS),
    /** Who may sign in for it, each with a level; UPLOADING (5) is none of them (R3.5.1). */
    users: z.array(z.strictObject({ id: personRef, accessRights: idIn })).check(z.maxLength(50)),
    personList: z.array(applicantPerson).check(z.maxLength(200)),
    companyList: z.array(applicantCompany).check(z.maxLength(200)),
    /** R1.5.3: each of them, accepted apart. */
    agreements: z.array(z.enum(['privacy', 'terms'])).check(z.maxLength(2)),
    captcha: ticketIn,
    device: deviceIn,
  }),
  /** Where the letter went. */
  response: z.object({ email: z.string() }),
});
