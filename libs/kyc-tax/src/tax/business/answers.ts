import { keptAnswers, useKept } from '@bank/kit';
import type { BusinessCertification, BusinessQuestionsIn, BusinessUsIndicium } from '@bank/protocol/tax-business';
import * as z from 'zod/mini';
import { type Cure, cureBegun, knownNumbers, NO_CURE, numberNamed } from '../cure/cure';
import type { Place } from '../cure/place';
import { NO_PAPERS, type PaperAnswers, papersKnown } from '../papers/papers';
import { type Taxed, taxedKept, UNTAXED, UNTAXED_KEPT, withUs } from '../taxed/taxed';
import { hasUsAddress, type Places } from '../taxed/us-address';
import { businessQuestionOf } from './question-of';
import { type EntityAnswers, entityAnswers, NO_ENTITY, type YesNo, yesNo } from './entity-table';

// R3.3.14: what a company says of where it pays tax, question by question.

const id = z.string().check(z.maxLength(20));

/** What a tab may keep. Of births and numbers it keeps nothing (R0.25). */
const shape = {
  ...entityAnswers,
  registeredAddressId: id,
  placeOfBusinessAddressId: id,
  isUSTaxPayer: yesNo,
  /** One of its addresses is in the United States. */
  isUsAddress: z.boolean(),
  ...taxedKept,
  /** Who is asked for where the class has them asked, by the bank's ids. */
  people: z.array(z.object({ id: z.int(), ...taxedKept })).check(z.maxLength(20)),
};

const draft = z.partial(z.object(shape));

export interface Birth {
  cityOfBirth: string;
  countryOfBirth: string;
  dateOfBirth: string;
}

export interface BusinessAnswers
  extends EntityAnswers, Taxed, PaperAnswers, Cure, z.output<z.ZodMiniObject<typeof shape>> {
  /** What speaks for the United States by the bank's own finding (R0.114). */
  usKnown: readonly BusinessUsIndicium[];
  /** By person. */
  births: Readonly<Record<number, Birth>>;
  /** By person, then by country, as typed (R0.14). */
  personNumbers: Readonly<Record<number, Taxed['numbers']>>;
  personEnds: Readonly<Record<number, Taxed['ends']>>;
}

export const NO_ANSWERS: BusinessAnswers = {
  ...NO_ENTITY,
  ...{ registeredAddressId: '', placeOfBusinessAddressId: '', isUSTaxPayer: '' },
  ...{ isUsAddress: false, usKnown: [] },
  ...UNTAXED,
  ...{ people: [], births: {}, personNumbers: {}, personEnds: {} },
  ...NO_PAPERS,
  ...NO_CURE,
};

/** This tab's answers. */
export const business = keptAnswers<BusinessAnswers>({
  key: 'tax.business',
  version: '1',
  empty: NO_ANSWERS,
  // The last ones the bank says anew.
  secret: ['numbers', 'births', 'personNumbers', 'ends', 'personEnds', 'papers', 'faults', 'curesOf', 'usKnown'],
  read: (value) => draft.safeParse(value).data ?? null,
});

export const useAnswers = (): BusinessAnswers => useKept(business).answers;

export const NO_BIRTH: Birth = { cityOfBirth: '', countryOfBirth: '', dateOfBirth: '' };

/** What is said of where a person pays tax. */
export const personTaxed = ({ people, personNumbers, personEnds }: BusinessAnswers, personId: number): Taxed => ({
  ...(people.find((one) => one.id === personId) ?? UNTAXED),
  numbers: personNumbers[personId] ?? {},
  ends: personEnds[personId] ?? {},
});

/** The answers with what is said of one person. */
export function withPerson(answers: BusinessAnswers, personId: number, some: Partial<Taxed>): Partial<BusinessAnswers> {
  const { numbers, ends, ...kept } = some;
  return {
    people: answers.people.map((one) => (one.id === personId ? { ...one, ...kept } : one)),
    ...(numbers && { personNumbers: { ...answers.personNumbers, [personId]: numbers } }),
    ...(ends && { personEnds: { ...answers.personEnds, [personId]: ends } }),
  };
}

/** Whether the United States tax the company, with the list of countries that follows from it (R3.5.9). */
export const withUsAnswer = (answers: BusinessAnswers, isUSTaxPayer: 'yes' | 'no'): Partial<BusinessAnswers> => ({
  isUSTaxPayer,
  ...withUs(answers, isUSTaxPayer === 'yes'),
});

const word = (answer: boolean | null = null): YesNo => (answer === null ? '' : answer ? 'yes' : 'no');

const knownEntity = (
  questions: BusinessQuestionsIn,
): Omit<EntityAnswers, 'entityType' | 'registrationCountryCode'> => ({
  isFinancialInstitution: word(questions.isFinancialInstitution),
  isUsingClientFunds: word(questions.isUsingClientFunds),
  isManagedByFinancialInstitution: word(questions.isManagedByFinancialInstitution),
  giin: questions.giin ?? '',
  giinMissingReason: questions.giinMissingReason ?? '',
  isPubliclyTraded: word(questions.isPubliclyTraded),
  companySecurityMarket: questions.companySecurityMarket ?? '',
  companyTicket: questions.companyTicket ?? '',
  isOwnPubliclyTradedCompany: word(questions.isOwnPubliclyTradedCompany),
  ownedMarket: questions.companyOwnedByYou?.market ?? '',
  ownedName: questions.companyOwnedByYou?.name ?? '',
  ownedTicket: questions.companyOwnedByYou?.ticket ?? '',
  isEarnPassiveIncome: word(questions.isEarnPassiveIncome),
});

const countriesKnown = (taxIds: readonly { countryCode: string }[]): Partial<Taxed> =>
  taxIds.length === 0 ? {} : { countries: taxIds.map(({ countryCode }) => countryCode), areCountriesSaid: true };

/** What the certification says of a number that was not accepted, of the company or of a person who controls it. */
const numberIn =
  ({ taxIds, controllingPersons }: BusinessCertification) =>
  (place: Place): string => {
    const person = controllingPersons.find(({ representativeId }) => representativeId === place.representativeId);
    return person ? numberNamed('tinPersonal', person.taxIds, place) : numberNamed('tinBusiness', taxIds, place);
  };

/** The answers with the numbers of the certification before, of the company and of each person. */
function withNumbers(answers: BusinessAnswers, known: BusinessCertification): BusinessAnswers {
  const { rejections } = known;
  const company = { ...answers, ...knownNumbers(answers, known, null) };
  return known.controllingPersons.reduce(
    (now, { representativeId: id, taxIds }) => ({
      ...now,
      ...withPerson(now, id, knownNumbers(personTaxed(now, id), { taxIds, rejections }, id)),
    }),
    company,
  );
}

/** What the bank knows already, where nothing is answered yet, with what of it was not accepted. */
export function knownAnswers(
  answers: BusinessAnswers,
  known: BusinessCertification,
  places: Places,
): Partial<BusinessAnswers> {
  const now = { ...answers, ...knownFacts(answers, known) };
  const cure = cureBegun(answers, known, businessQuestionOf, numberIn(known));
  return {
    ...(cure ? withNumbers(now, known) : now),
    isUsAddress: hasUsAddress(places, [now.registeredAddressId, now.placeOfBusinessAddressId]),
    usKnown: known.usIndicia,
    papers: papersKnown(answers.papers, known.papers),
    ...cure,
  };
}

/** The people are always the bank's. */
function knownFacts(answers: BusinessAnswers, known: BusinessCertification): Partial<BusinessAnswers> {
  const { registrationCountryCode, entityType, registeredAddressId, placeOfBusinessAddressId } = known;
  const { isUSTaxPayer, taxIds, questions, controllingPersons } = known;
  const either = (answer: string, other: number | null) => (answer === '' ? String(other ?? '') : answer);
  return {
    registrationCountryCode,
    ...(answers.entityType === '' && entityType !== null && { entityType, ...knownEntity(questions ?? {}) }),
    registeredAddressId: either(answers.registeredAddressId, registeredAddressId),
    placeOfBusinessAddressId: either(answers.placeOfBusinessAddressId, placeOfBusinessAddressId),
    isUSTaxPayer: answers.isUSTaxPayer === '' ? word(isUSTaxPayer) : answers.isUSTaxPayer,
    ...(!answers.areCountriesSaid && countriesKnown(taxIds)),
    people: controllingPersons.map((person) => {
      const before = answers.people.find((one) => one.id === person.representativeId);
      return before ?? { id: person.representativeId, ...UNTAXED_KEPT, ...countriesKnown(person.taxIds) };
    }),
    births: Object.fromEntries(
      controllingPersons.map(({ representativeId, cityOfBirth, countryOfBirth, dateOfBirth }) => [
        representativeId,
        answers.births[representativeId] ?? {
          cityOfBirth: cityOfBirth ?? '',
          countryOfBirth: countryOfBirth ?? '',
          dateOfBirth: dateOfBirth ?? '',
        },
      ]),
    ),
  };
}

/** The store, for what asks and cures without knowing a company. */
export const businessForm = {
  useAnswers,
  latest: () => business.store.getState().answers,
  keep: (some: Partial<BusinessAnswers>) => business.keep(some),
};
