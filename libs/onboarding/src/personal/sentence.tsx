import { isolated, type MessageId, Text, useFormat, useLocale } from '@bank/i18n';
import { WayBack } from '@bank/kit';
import type { ReactNode } from 'react';
import type { PersonalAnswers } from './answers';
import type { Names } from './use-names';

/** A phrase of the sentence; each of its answers is the way back to its question. */
interface Phrase {
  id: MessageId;
  /** By the names in the phrase: the question, and the answer; null or empty hides the phrase. */
  parts: Readonly<Record<string, readonly [question: string, answer: string | null]>>;
}

/** What the applicant has said so far, in order. A phrase stands there when all of its answers do. */
export function useSentence(answers: PersonalAnswers, names: Names): readonly ReactNode[] {
  const format = useFormat();
  const locale = useLocale();
  const list = (all: readonly string[] | null) =>
    all === null ? null : new Intl.ListFormat(locale, { type: 'conjunction' }).format(all);
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
  return phrases.map(({ id, parts }) =>
    Object.values(parts).every(([, answer]) => answer !== null && answer !== '') ? (
      <Text
        key={id}
        id={id}
        values={Object.fromEntries(
          Object.entries(parts).map(([name, [question, answer]]) => [
            name,
            <WayBack key={name} to={question}>
              {isolated(answer ?? '')}
            </WayBack>,
          ]),
        )}
      />
    ) : null,
  );
}
