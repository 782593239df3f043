import { filled, type StepQuestion } from '@bank/kit';
import { taxCountry } from '@bank/protocol/tax-countries';
import { isSaid, type TaxAnswers } from './answers';
import { numberQuestion } from './number-question-id';
import { AddressQuestion } from './questions/address-question';
import { BirthdayQuestion } from './questions/birthday-question';
import { BornQuestion } from './questions/born-question';
import { CitizenshipQuestion } from './questions/citizenship-question';
import { CountriesQuestion } from './questions/countries-question';
import { NumberQuestion } from './questions/number-question';
import { SignQuestion } from './questions/sign-question';
import { UsQuestion } from './questions/us-question';

/** The parts of the plan, in order. */
export const PLAN = [
  'kyc-tax.tax.plan.you',
  'kyc-tax.tax.plan.us',
  'kyc-tax.tax.plan.where',
  'kyc-tax.tax.plan.sign',
] as const;

type Question = StepQuestion<TaxAnswers>;

const BEFORE: readonly Question[] = [
  {
    ...{ id: 'born', part: 0, title: 'kyc-tax.tax.born.title', Ask: BornQuestion },
    isAnswered: filled('cityOfBirth', 'countryOfBirth'),
  },
  {
    id: 'birthday',
    part: 0,
    title: 'kyc-tax.tax.birthday.title',
    isAnswered: filled('dateOfBirth'),
    Ask: BirthdayQuestion,
  },
  {
    ...{ id: 'citizenship', part: 0, title: 'kyc-tax.tax.citizenship.title', help: 'kyc-tax.tax.citizenship.help' },
    isAnswered: filled('citizenship'),
    Ask: CitizenshipQuestion,
  },
  {
    ...{ id: 'address', part: 0, title: 'kyc-tax.tax.address.title', help: 'kyc-tax.tax.address.help' },
    isAnswered: filled('addressId'),
    Ask: AddressQuestion,
  },
  {
    ...{ id: 'us', part: 1, title: 'kyc-tax.tax.us.title', help: 'kyc-tax.tax.us.help' },
    isAnswered: filled('isUSTaxPayer'),
    Ask: UsQuestion,
  },
  {
    ...{ id: 'countries', part: 2, title: 'kyc-tax.tax.countries.title', help: 'kyc-tax.tax.countries.help' },
    isAnswered: ({ areCountriesSaid, countries }) => areCountriesSaid && countries.length > 0,
    Ask: CountriesQuestion,
  },
];

/** One question for the number of each country, by the name that people have for it. */
const numberOf = (countryCode: string): Question => ({
  id: numberQuestion(countryCode),
  part: 2,
  title: 'kyc-tax.tax.number.title',
  titleValues: { number: taxCountry(countryCode).tinPersonal.shortName },
  isAnswered: (answers) => isSaid(answers, countryCode),
  Ask: NumberQuestion,
});

// The last one is never answered: its answer is the certification.
const SIGN: Question = {
  ...{ id: 'sign', part: 3, title: 'kyc-tax.tax.sign.title', help: 'kyc-tax.tax.sign.help' },
  isAnswered: () => false,
  Ask: SignQuestion,
};

/** R3.3.14, in the order they are asked. */
export const questionsOf = ({ countries }: TaxAnswers): readonly Question[] => [
  ...BEFORE,
  ...countries.map(numberOf),
  SIGN,
];
