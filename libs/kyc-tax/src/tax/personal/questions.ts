import { filled, type StepQuestion } from '@bank/kit';
import { latePart } from '@bank/ui';
import { personQuestions } from '../person/person-questions';
import { curing, withCure } from '../cure/cure';
import { lastQuestion } from '../signature/last-question';
import { personalForm, type TaxAnswers } from './answers';
import { AddressQuestion } from './questions/address-question';

type Question = StepQuestion<TaxAnswers>;

const { before, after, numberOf } = personQuestions<TaxAnswers>(personalForm);

const ADDRESS: Question = {
  ...{ id: 'address', part: 0, title: 'kyc-tax.tax.address.title', help: 'kyc-tax.tax.address.help' },
  isAnswered: filled('addressId'),
  Ask: AddressQuestion,
};

/** The last question is fetched while the first ones are answered. */
export const SignPart = latePart<{ question: Question }>(async () => ({
  default: (await import('./questions/sign-question')).SignQuestion,
}));

const SIGN = lastQuestion(3, SignPart);

/** R3.3.14, in the order they are asked. */
export const questionsOf = (answers: TaxAnswers): readonly Question[] =>
  withCure([...before, ADDRESS, ...after, ...answers.countries.map(numberOf), SIGN], answers, curing(personalForm));
