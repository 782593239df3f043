import { type Phrase, said } from '@bank/kit';
import { isolated } from '@bank/i18n';
import type { ReactNode } from 'react';
import { numberQuestion } from '../taxed/number-question-id';
import { type BusinessAnswers, personTaxed } from './answers';
import { asksControllers, ENTITY_QUESTIONS } from './entity-table';
import { personNumberQuestion, personQuestion } from './person-question-id';
import type { PersonNames } from './questions';
import type { Names } from './use-names';

/** What has been said of a company so far, in order. */
export function sentenceOf(
  answers: BusinessAnswers,
  names: Names,
  { company, people }: { company: string; people: PersonNames },
): readonly ReactNode[] {
  const asked = ENTITY_QUESTIONS.filter(([, isAsked]) => isAsked(answers));
  const persons = asksControllers(answers) ? answers.people : [];
  const phrases: readonly Phrase[] = [
    {
      id: 'kyc-tax.tax.said.type',
      words: { company: isolated(company) },
      parts: { type: ['type', names.type] },
    },
    ...asked.map(([id]): Phrase =>
      id === 'giin'
        ? { id: 'kyc-tax.tax.said.giin', parts: { giin: [id, names.giin] } }
        : { id: 'kyc-tax.tax.said.it', parts: { answer: [id, names.word(id)] } },
    ),
    { id: 'kyc-tax.tax.said.it', parts: { answer: ['us', names.us] } },
    ...answers.countries.map((code): Phrase => ({
      id: 'kyc-tax.tax.said.companyTaxed',
      parts: { country: ['countries', names.country(code)], number: [numberQuestion(code), names.number(code)] },
    })),
    ...persons.flatMap(({ id }) =>
      personTaxed(answers, id).countries.map((code): Phrase => ({
        id: 'kyc-tax.tax.said.personTaxed',
        words: { name: isolated(people[id] ?? '') },
        parts: {
          country: [personQuestion(id, 'countries'), names.country(code)],
          number: [personNumberQuestion(id, code), names.personNumber(id, code)],
        },
      })),
    ),
  ];
  return said(phrases);
}
