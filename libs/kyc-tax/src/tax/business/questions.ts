import { filled, type StepQuestion } from '@bank/kit';
import { taxCountry } from '@bank/protocol/tax-countries';
import { latePart } from '@bank/ui';
import type { ComponentType } from 'react';
import { numberQuestion } from '../taxed/number-question-id';
import { isSaid } from '../taxed/taxed';
import { call } from '@bank/api-client';
import { wFormUpload } from '@bank/protocol/tax-papers';
import { curing, withCure } from '../cure/cure';
import { lastQuestion } from '../signature/last-question';
import { paperQuestions } from '../papers/paper-questions';
import { type BusinessAnswers, businessForm, NO_BIRTH, personTaxed } from './answers';
import { businessPapersAsked } from './indicia';
import { asksControllers, ENTITY_QUESTIONS, type EntityQuestionId, isAnswered } from './entity-table';
import { personNumberQuestion, personQuestion } from './person-question-id';
import { AddressesQuestion } from './questions/addresses-question';
import { CountriesQuestion } from './questions/countries-question';
import { NumberQuestion } from './questions/number-question';
import type * as Later from './questions/later';
import { TypeQuestion } from './questions/type-question';
import { UsQuestion } from './questions/us-question';
import { yesNoQuestion } from './questions/yes-no-question';

type Question = StepQuestion<BusinessAnswers>;

/** A question that no company is asked first. */
const later = (name: keyof typeof Later) =>
  latePart<{ question: Question }>(async () => ({ default: (await import('./questions/later'))[name] }));

/** The last question; the others of its kind come with it. */
export const SignPart = later('SignQuestion');

const BEFORE = ['kyc-tax.tax.plan.company', 'kyc-tax.tax.plan.us', 'kyc-tax.tax.plan.companyWhere'] as const;

/** Who controls the company is asked where the class wants it and the bank knows of people (R0.116). */
const peopleAsked = (answers: BusinessAnswers) => (asksControllers(answers) ? answers.people : []);

/** The parts of the plan, in order; who controls the company is one where it is asked. */
export const planOf = (answers: BusinessAnswers) =>
  peopleAsked(answers).length > 0
    ? ([...BEFORE, 'kyc-tax.tax.plan.people', 'kyc-tax.tax.plan.sign'] as const)
    : ([...BEFORE, 'kyc-tax.tax.plan.sign'] as const);

const ASKS: Readonly<Record<EntityQuestionId, ComponentType<{ question: Question }>>> = {
  isFinancialInstitution: yesNoQuestion('isFinancialInstitution'),
  isUsingClientFunds: yesNoQuestion('isUsingClientFunds'),
  isManagedByFinancialInstitution: yesNoQuestion('isManagedByFinancialInstitution'),
  giin: later('GiinQuestion'),
  isPubliclyTraded: later('TradedQuestion'),
  isOwnPubliclyTradedCompany: later('RelatedQuestion'),
  isEarnPassiveIncome: yesNoQuestion('isEarnPassiveIncome'),
};

/** What the table asks; its title and help are named like the question. */
const ENTITY = ENTITY_QUESTIONS.map(([id, isAsked]): Question => ({
  ...{ id, part: 0, title: `kyc-tax.tax.entity.${id}.title`, help: `kyc-tax.tax.entity.${id}.help` },
  ...{ isAsked, isAnswered: (answers) => isAnswered(answers, id), Ask: ASKS[id] },
}));

const COMPANY: readonly Question[] = [
  {
    ...{ id: 'type', part: 0, title: 'kyc-tax.tax.entity.title', help: 'kyc-tax.tax.entity.help' },
    isAnswered: filled('entityType'),
    Ask: TypeQuestion,
  },
  ...ENTITY,
  {
    ...{ id: 'addresses', part: 0, title: 'kyc-tax.tax.addresses.title' },
    isAnswered: filled('registeredAddressId', 'placeOfBusinessAddressId'),
    Ask: AddressesQuestion,
  },
  {
    ...{ id: 'us', part: 1, title: 'kyc-tax.tax.companyUs.title', help: 'kyc-tax.tax.companyUs.help' },
    isAnswered: filled('isUSTaxPayer'),
    Ask: UsQuestion,
  },
  ...paperQuestions<BusinessAnswers>(
    {
      ...{ ...businessForm, of: 'company', isGuest: false, part: 1 },
      send: (kind, file, options) => {
        // The table never asks a company for the certificate of a person.
        if (kind === 'lossOfNationality') throw new Error('a company has no nationality to lose');
        return call(wFormUpload, { form: kind, file }, options);
      },
    },
    businessPapersAsked,
  ),
  {
    ...{ id: 'countries', part: 2, title: 'kyc-tax.tax.companyCountries.title' },
    help: 'kyc-tax.tax.companyCountries.help',
    isAnswered: ({ areCountriesSaid, countries }) => areCountriesSaid && countries.length > 0,
    Ask: CountriesQuestion,
  },
];

/** One question for the number of each country, by the name that it has there. */
const numberOf = (countryCode: string): Question => ({
  ...{ id: numberQuestion(countryCode), part: 2, title: 'kyc-tax.tax.companyNumber.title' },
  titleValues: { number: taxCountry(countryCode).tinBusiness.shortName },
  isAnswered: (answers) => isSaid(answers, countryCode),
  Ask: NumberQuestion,
});

const PersonBorn = later('PersonBornQuestion');
const PersonCountries = later('PersonCountriesQuestion');
const PersonNumber = later('PersonNumberQuestion');

const isBorn = filled('cityOfBirth', 'countryOfBirth', 'dateOfBirth');

/** What is asked of one person who controls the company. */
function personOf(answers: BusinessAnswers, personId: number, name: string): readonly Question[] {
  const titleValues = { name };
  return [
    {
      ...{ id: personQuestion(personId, 'born'), part: 3, title: 'kyc-tax.tax.person.born', titleValues },
      isAnswered: ({ births }) => isBorn(births[personId] ?? NO_BIRTH),
      Ask: PersonBorn,
    },
    {
      ...{ id: personQuestion(personId, 'countries'), part: 3, title: 'kyc-tax.tax.person.countries', titleValues },
      isAnswered: (given) => {
        const { areCountriesSaid, countries } = personTaxed(given, personId);
        return areCountriesSaid && countries.length > 0;
      },
      Ask: PersonCountries,
    },
    ...personTaxed(answers, personId).countries.map((code): Question => ({
      ...{ id: personNumberQuestion(personId, code), part: 3, title: 'kyc-tax.tax.person.number' },
      titleValues: { name, number: taxCountry(code).tinPersonal.shortName },
      isAnswered: (given) => isSaid(personTaxed(given, personId), code),
      Ask: PersonNumber,
    })),
  ];
}

/** The names of those who control the company, by the bank's ids. */
export type PersonNames = Readonly<Record<number, string>>;

/** R3.3.14, R0.116, in the order they are asked. @param names needed where the questions are shown */
export function questionsOf(answers: BusinessAnswers, names: PersonNames = {}): readonly Question[] {
  const questions: readonly Question[] = [
    ...COMPANY,
    ...answers.countries.map(numberOf),
    ...peopleAsked(answers).flatMap(({ id }) => personOf(answers, id, names[id] ?? '')),
    lastQuestion(planOf(answers).length - 1, SignPart),
  ];
  return withCure(questions, answers, curing(businessForm));
}
