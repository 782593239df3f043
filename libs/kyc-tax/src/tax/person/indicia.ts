import { usIndicium, type UsIndicium } from '@bank/protocol/tax-personal';
import { papersAsked } from '../papers/papers';
import { US } from '../taxed/taxed';
import type { PersonAnswers } from './person-answers';

/** What speaks for the United States by the answers alone (R0.114). */
export const indiciaSaid = ({ countryOfBirth, citizenship, isUsHome }: PersonAnswers): readonly UsIndicium[] => [
  ...(countryOfBirth === US ? (['birthplace'] as const) : []),
  ...(citizenship.includes(US) ? (['citizenship'] as const) : []),
  ...(isUsHome ? (['address'] as const) : []),
];

/** What speaks for the United States by the answers and by what the bank knows: no answer takes that away (R0.114). */
export function indiciaOf(answers: PersonAnswers): readonly UsIndicium[] {
  const said = indiciaSaid(answers);
  return usIndicium.options.filter((one) => said.includes(one) || answers.usKnown.includes(one));
}

/** The papers that a person is asked for (R0.118). */
export const personPapersAsked = (answers: PersonAnswers) =>
  papersAsked({ isUSTaxPayer: answers.isUSTaxPayer, indicia: indiciaOf(answers) });
