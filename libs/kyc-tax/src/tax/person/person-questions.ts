import { filled, type StepQuestion } from '@bank/kit';
import { taxCountry } from '@bank/protocol/tax-countries';
import { numberQuestion } from '../taxed/number-question-id';
import { isSaid } from '../taxed/taxed';
import { birthdayQuestion } from './birthday-question';
import { bornQuestion } from './born-question';
import { citizenshipQuestion } from './citizenship-question';
import { countriesQuestion } from './countries-question';
import { numberOfPerson } from './number-question';
import type { PersonAnswers, PersonForm } from './person-answers';
import { usQuestion } from './us-question';
import { personPapersAsked } from './indicia';
import { paperQuestions } from '../papers/paper-questions';

/** The parts of the plan, in order. */
export const PLAN = [
  'kyc-tax.tax.plan.you',
  'kyc-tax.tax.plan.us',
  'kyc-tax.tax.plan.where',
  'kyc-tax.tax.plan.sign',
] as const;

/**
 * R3.3.14: what each person is asked, in order. Between the two lists stands where they live, which a customer is asked in another way than
 * a guest.
 */
export function personQuestions<Answers extends PersonAnswers>(form: PersonForm) {
  type Question = StepQuestion<Answers>;
  const before: readonly Question[] = [
    {
      ...{ id: 'born', part: 0, title: 'kyc-tax.tax.born.title', Ask: bornQuestion(form) },
      isAnswered: filled('cityOfBirth', 'countryOfBirth'),
    },
    {
      ...{ id: 'birthday', part: 0, title: 'kyc-tax.tax.birthday.title', Ask: birthdayQuestion(form) },
      isAnswered: filled('dateOfBirth'),
    },
    {
      ...{ id: 'citizenship', part: 0, title: 'kyc-tax.tax.citizenship.title', help: 'kyc-tax.tax.citizenship.help' },
      isAnswered: filled('citizenship'),
      Ask: citizenshipQuestion(form),
    },
  ];
  const after: readonly Question[] = [
    {
      ...{ id: 'us', part: 1, title: 'kyc-tax.tax.us.title', help: 'kyc-tax.tax.us.help' },
      isAnswered: filled('isUSTaxPayer'),
      Ask: usQuestion(form),
    },
    ...paperQuestions<Answers>({ ...form, of: 'person', part: 1 }, personPapersAsked),
    {
      ...{ id: 'countries', part: 2, title: 'kyc-tax.tax.countries.title', help: 'kyc-tax.tax.countries.help' },
      isAnswered: ({ areCountriesSaid, countries }) => areCountriesSaid && countries.length > 0,
      Ask: countriesQuestion(form),
    },
  ];
  const Number = numberOfPerson(form);
  /** One question for the number of each country, by the name that people have for it. */
  const numberOf = (countryCode: string): Question => ({
    ...{ id: numberQuestion(countryCode), part: 2, title: 'kyc-tax.tax.number.title' },
    titleValues: { number: taxCountry(countryCode).tinPersonal.shortName },
    isAnswered: (answers) => isSaid(answers, countryCode),
    Ask: Number,
  });
  return { before, after, numberOf };
}
