import { type Phrase, said } from '@bank/kit';
import type { ReactNode } from 'react';
import type { TaxAnswers } from './answers';
import { numberQuestion } from './number-question-id';
import type { useNames } from './use-names';

/** What a person has said so far, in order. */
export function sentenceOf(answers: TaxAnswers, names: ReturnType<typeof useNames>): readonly ReactNode[] {
  const { cityOfBirth, isUSTaxPayer, countries } = answers;
  const phrases: readonly Phrase[] = [
    { id: 'kyc-tax.tax.said.born', parts: { city: ['born', cityOfBirth] } },
    { id: 'kyc-tax.tax.said.citizen', parts: { countries: ['citizenship', names.citizenship] } },
    { id: 'kyc-tax.tax.said.lives', parts: { address: ['address', names.address] } },
    { id: 'kyc-tax.tax.said.us', parts: { answer: ['us', isUSTaxPayer === '' ? null : names.us] } },
    ...countries.map((code): Phrase => ({
      id: 'kyc-tax.tax.said.taxed',
      parts: { country: ['countries', names.country(code)], number: [numberQuestion(code), names.number(code)] },
    })),
  ];
  return said(phrases);
}
