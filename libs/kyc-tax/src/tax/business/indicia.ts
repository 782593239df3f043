import type { BusinessUsIndicium } from '@bank/protocol/tax-business';
import { papersAsked } from '../papers/papers';
import { US } from '../taxed/taxed';
import type { BusinessAnswers } from './answers';

/** What speaks for a company of the United States by what is answered and what the bank has found (R0.114). */
export const indiciaOf = ({
  registrationCountryCode,
  isUsAddress,
  isUsPhone,
}: BusinessAnswers): readonly BusinessUsIndicium[] => [
  ...(registrationCountryCode === US ? (['registration'] as const) : []),
  ...(isUsAddress ? (['address'] as const) : []),
  ...(isUsPhone ? (['phone'] as const) : []),
];

/** The papers that a company is asked for (R0.118). */
export const businessPapersAsked = (answers: BusinessAnswers) =>
  papersAsked({ isUSTaxPayer: answers.isUSTaxPayer, indicia: indiciaOf(answers) });
