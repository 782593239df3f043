import { type Phrase, said } from '@bank/kit';
import type { ReactNode } from 'react';
import { numberQuestion } from '../taxed/number-question-id';
import type { PersonAnswers } from './person-answers';
import type { PersonNames } from './use-person-names';

/** What a person has said so far, in order. */
export function personSentence({ cityOfBirth, countries }: PersonAnswers, names: PersonNames): readonly ReactNode[] {
  const phrases: readonly Phrase[] = [
    { id: 'kyc-tax.tax.said.born', parts: { city: ['born', cityOfBirth] } },
    { id: 'kyc-tax.tax.said.citizen', parts: { countries: ['citizenship', names.citizenship] } },
    { id: 'kyc-tax.tax.said.lives', parts: { address: ['address', names.address] } },
    { id: 'kyc-tax.tax.said.us', parts: { answer: ['us', names.us] } },
    ...countries.map((code): Phrase => ({
      id: 'kyc-tax.tax.said.taxed',
      parts: { country: ['countries', names.country(code)], number: [numberQuestion(code), names.number(code)] },
    })),
  ];
  return said(phrases);
}
