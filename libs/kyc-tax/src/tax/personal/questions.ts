import { filled, type StepQuestion } from '@bank/kit';
import { personQuestions } from '../person/person-questions';
import { personalForm, type TaxAnswers } from './answers';
import { AddressQuestion } from './questions/address-question';
import { SignQuestion } from './questions/sign-question';

type Question = StepQuestion<TaxAnswers>;

const { before, after, numberOf } = personQuestions<TaxAnswers>(personalForm);

const ADDRESS: Question = {
  ...{ id: 'address', part: 0, title: 'kyc-tax.tax.address.title', help: 'kyc-tax.tax.address.help' },
  isAnswered: filled('addressId'),
  Ask: AddressQuestion,
};

// The last one is never answered: its answer is the certification.
const SIGN: Question = {
  ...{ id: 'sign', part: 3, title: 'kyc-tax.tax.sign.title', help: 'kyc-tax.tax.sign.help' },
  isAnswered: () => false,
  Ask: SignQuestion,
};

/** R3.3.14, in the order they are asked. */
export const questionsOf = ({ countries }: TaxAnswers): readonly Question[] => [
  ...before,
  ADDRESS,
  ...after,
  ...countries.map(numberOf),
  SIGN,
];
