import type { UsIndicium } from '@bank/protocol/tax-personal';
import { papersAsked } from '../papers/papers';
import { US } from '../taxed/taxed';
import type { PersonAnswers } from './person-answers';

/** What speaks for the United States by what is answered and what the bank has found (R0.114). */
export const indiciaOf = ({
  countryOfBirth,
  citizenship,
  isUsHome,
  isUsPhone,
}: PersonAnswers): readonly UsIndicium[] => [
  ...(countryOfBirth === US ? (['birthplace'] as const) : []),
  ...(citizenship.includes(US) ? (['citizenship'] as const) : []),
  ...(isUsHome ? (['address'] as const) : []),
  ...(isUsPhone ? (['phone'] as const) : []),
];

/** The papers that a person is asked for (R0.118). */
export const personPapersAsked = (answers: PersonAnswers) =>
  papersAsked({ isUSTaxPayer: answers.isUSTaxPayer, indicia: indiciaOf(answers) });
