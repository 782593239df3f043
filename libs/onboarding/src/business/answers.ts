import { keptAnswers, useKept } from '@bank/kit';
import * as z from 'zod/mini';
import { DRAFT_VERSION } from '../draft-version';

// R3.3.25, R3.3.26: what is said of a company and its people. Persons and companies are entered once and named by their ids.

const list = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50));
const text = z.string().check(z.maxLength(500));
/** By the id of a choice: the answer to its question. */
const specified = z.record(z.string(), text);

const address = z.object({
  address1: text,
  address2: text,
  postalCode: text,
  city: text,
  stateCode: text,
  countryCode: text,
});
export type AddressAnswers = z.output<typeof address>;
export const NO_ADDRESS: AddressAnswers = {
  ...{ address1: '', address2: '', postalCode: '', city: '', stateCode: '', countryCode: '' },
};

const person = z.object({
  /** `p1`, `p2` … */
  id: text,
  firstName: text,
  lastName: text,
  birthday: text,
  email: text,
  phoneCountry: text,
  phoneNumber: text,
  address,
  /** R3.5.7: where the money comes from, of a person who holds 25 % or more. */
  sources: list,
  sourceNotes: specified,
});
export type PersonAnswers = z.output<typeof person>;

const company = z.object({
  /** `c1`, `c2` … */
  id: text,
  name: text,
  registrationCountry: text,
  registrationNumber: text,
  address,
});
export type CompanyAnswers = z.output<typeof company>;

/** A holder of a part: a person or a company by its id, and the share in percent as a decimal. */
const holder = z.object({ id: text, share: text });
export type Holder = z.output<typeof holder>;

/** Who directs and who holds a company of the application. It is one fact, wherever in the tree the company stands (R0.47). */
const level = z.object({ directors: list, holders: z.array(holder).check(z.maxLength(100)) });
export type Level = z.output<typeof level>;
export const NO_LEVEL: Level = { directors: [], holders: [] };

/** The company that applies, among the ids of companies. */
export const ROOT = 'root';

const user = z.object({ id: text, right: text });
export type UserAnswers = z.output<typeof user>;

const shape = {
  // generalForm
  name: text,
  tradingName: text,
  registrationCountry: text,
  registrationNumber: text,
  registrationDate: text,
  email: text,
  phoneCountry: text,
  phoneNumber: text,
  registrationAddress: address,
  /** 'true': it works where it is registered. */
  worksThere: text,
  businessAddress: address,
  website: text,
  description: text,
  // financialInfoForm
  industry: text,
  industryNote: text,
  deposit: text,
  depositCurrency: text,
  withdrawal: text,
  withdrawalCurrency: text,
  sources: list,
  sourceNotes: specified,
  purposes: list,
  purposeNotes: specified,
  anotherAccount: text,
  anotherAccountDetails: text,
  // dueDilligenceForm: 'true' or 'false', and the details of a yes
  government: text,
  governmentDetails: text,
  lawsuits: text,
  lawsuitsDetails: text,
  taxPayers: text,
  taxPayersDetails: text,
  // legalForm
  legalForm: text,
  isFinancialInstitution: text,
  regulator: text,
  licenceNumber: text,
  /** A person by their id. */
  representative: text,
  /** '1' or '2' (R3.3.11). */
  controlAccount: text,
  controlName: text,
  controlDate: text,
  // the people
  persons: z.array(person).check(z.maxLength(200)),
  companies: z.array(company).check(z.maxLength(200)),
  /** By `root` or the id of a company. */
  levels: z.record(z.string(), level),
  /** Persons of 25 % or more whom the applicant confirmed as owners. */
  confirmedOwners: list,
  /** Persons who control the company, whatever they hold. */
  controllers: list,
  /** 'true': nobody else controls it. */
  nobodyElse: text,
  users: z.array(user).check(z.maxLength(50)),
  /** `root` and persons whose tax number was typed: it is never kept itself, and is asked for again. */
  taxIdsOf: list,
  agreements: list,
  /** 'true': a company that is a customer declares another ownership (R0.162), and nothing else of this is asked. */
  declares: text,
};

const draft = z.partial(z.object(shape));

export interface BusinessAnswers extends z.output<z.ZodMiniObject<typeof shape>> {
  /** By `root` or the id of a person. Never in storage (R0.25). */
  taxIds: Readonly<Record<string, string>>;
}

export const NOTHING_SAID: BusinessAnswers = {
  ...{ name: '', tradingName: '', registrationCountry: '', registrationNumber: '', registrationDate: '', email: '' },
  ...{ phoneCountry: '', phoneNumber: '', registrationAddress: NO_ADDRESS, worksThere: '' },
  ...{ businessAddress: NO_ADDRESS, website: '', description: '', industry: '', industryNote: '', deposit: '' },
  ...{ depositCurrency: '', withdrawal: '', withdrawalCurrency: '', sources: [], sourceNotes: {}, purposes: [] },
  ...{ purposeNotes: {}, anotherAccount: '', anotherAccountDetails: '', government: '', governmentDetails: '' },
  ...{ lawsuits: '', lawsuitsDetails: '', taxPayers: '', taxPayersDetails: '', legalForm: '' },
  ...{ isFinancialInstitution: '', regulator: '', licenceNumber: '', representative: '', controlAccount: '' },
  ...{ controlName: '', controlDate: '', persons: [], companies: [], levels: {}, confirmedOwners: [] },
  ...{ controllers: [], nobodyElse: '', users: [], taxIdsOf: [], agreements: [], declares: '', taxIds: {} },
};

/** This tab's answers. */
export const business = keptAnswers<BusinessAnswers>({
  key: 'register.business',
  version: DRAFT_VERSION,
  empty: NOTHING_SAID,
  secret: ['taxIds'],
  read: (value) => draft.safeParse(value).data ?? null,
});

export const useAnswers = (): BusinessAnswers => useKept(business).answers;

/** Who directs and who holds a company. @param id `root` or a company's */
export const levelOf = ({ levels }: Pick<BusinessAnswers, 'levels'>, id: string): Level => levels[id] ?? NO_LEVEL;

export const isCompanyId = (id: string): boolean => id.startsWith('c');

/** What a person or a company of the application is called; empty for one that is not there (any more). */
export function nameOf(
  { name, persons, companies }: Pick<BusinessAnswers, 'name' | 'persons' | 'companies'>,
  id: string,
): string {
  if (id === ROOT) return name;
  if (isCompanyId(id)) return companies.find((one) => one.id === id)?.name ?? '';
  const one = persons.find((known) => known.id === id);
  return one ? `${one.firstName} ${one.lastName}`.trim() : '';
}
