import { type Phrase, said, useConjoined } from '@bank/kit';
import { useFormat } from '@bank/i18n';
import type { ReactNode } from 'react';
import type { PersonalAnswers } from './answers';
import type { Names } from './use-names';

/** What a person has said so far, in order. */
export function useSentence(answers: PersonalAnswers, names: Names): readonly ReactNode[] {
  const format = useFormat();
  const list = useConjoined();
  const { email, firstName, lastName, birthday, city } = answers;
  const phrases: readonly Phrase[] = [
    { id: 'onboarding.said.email', parts: { email: ['email', email] } },
    { id: 'onboarding.said.name', parts: { name: ['name', [firstName, lastName].join(' ').trim()] } },
    {
      id: 'onboarding.said.born',
      parts: {
        date: ['birthday', birthday && format.date(birthday, 'day')],
        country: ['birth-country', names.birthCountry],
      },
    },
    { id: 'onboarding.said.citizen', parts: { country: ['citizenship', names.citizenship] } },
    { id: 'onboarding.said.lives', parts: { city: ['address', city], country: ['country', names.country] } },
    { id: 'onboarding.said.work', parts: { occupation: ['occupation', names.occupation] } },
    { id: 'onboarding.said.money', parts: { sources: ['sources', list(names.sources)] } },
    { id: 'onboarding.said.purpose', parts: { purposes: ['purposes', list(names.purposes)] } },
    { id: 'onboarding.said.month', parts: { band: ['deposit', names.deposit] } },
  ];
  return said(phrases);
}
