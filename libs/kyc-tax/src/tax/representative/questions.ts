import { filled, type StepQuestion } from '@bank/kit';
import { personQuestions } from '../person/person-questions';
import { type RepresentativeAnswers, representativeForm } from './answers';
import { AddressQuestion } from './questions/address-question';
import { SignQuestion } from './questions/sign-question';

type Question = StepQuestion<RepresentativeAnswers>;

const { before, after, numberOf } = personQuestions<RepresentativeAnswers>(representativeForm);

const ADDRESS: Question = {
  ...{ id: 'address', part: 0, title: 'kyc-tax.tax.address.title', help: 'kyc-tax.tax.address.help' },
  isAsked: ({ isAddressKnown }) => !isAddressKnown,
  isAnswered: filled('address1', 'city', 'postalCode', 'addressCountry'),
  Ask: AddressQuestion,
};

// The last one is never answered: its answer is the certification.
const SIGN: Question = {
  ...{ id: 'sign', part: 3, title: 'kyc-tax.tax.sign.title', help: 'kyc-tax.tax.sign.help' },
  isAnswered: () => false,
  Ask: SignQuestion,
};

/** R3.3.14, R0.117, in the order they are asked. */
export const questionsOf = ({ countries }: RepresentativeAnswers): readonly Question[] => [
  ...before,
  ADDRESS,
  ...after,
  ...countries.map(numberOf),
  SIGN,
];
