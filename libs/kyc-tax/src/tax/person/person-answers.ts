import type { PersonalCertification, UsIndicium } from '@bank/protocol/tax-personal';
import * as z from 'zod/mini';
import { type Taxed, taxedKept, UNTAXED, withUs } from '../taxed/taxed';

// R3.3.14: what a person says of themself, whether they are a customer or represent one.

/** What a tab may keep. Of birth and numbers it keeps nothing (R0.25). */
export const personKept = {
  citizenship: z.array(z.string().check(z.maxLength(2))).check(z.maxLength(10)),
  isUSTaxPayer: z.enum(['', 'yes', 'no']),
  ...taxedKept,
};

export interface PersonAnswers extends Taxed, z.output<z.ZodMiniObject<typeof personKept>> {
  cityOfBirth: string;
  countryOfBirth: string;
  dateOfBirth: string;
}

export const PERSON_SECRET = ['cityOfBirth', 'countryOfBirth', 'dateOfBirth', 'numbers'] as const;

export const NO_PERSON: PersonAnswers = {
  ...{ cityOfBirth: '', countryOfBirth: '', dateOfBirth: '', citizenship: [], isUSTaxPayer: '' },
  ...UNTAXED,
};

/** Answers that the person gives elsewhere, for the questions that both kinds of form ask. */
export interface PersonForm {
  useAnswers(): PersonAnswers;
  /** As they are now, also within the press that added one. */
  latest(): PersonAnswers;
  keep(some: Partial<PersonAnswers>): void;
  /** What the bank has found that speaks for the United States (R0.114). */
  useFound(): readonly UsIndicium[];
  /** The country of their address; undefined while it is not known. */
  useHome(): string | undefined;
}

type Known = Pick<
  PersonalCertification,
  'cityOfBirth' | 'countryOfBirth' | 'dateOfBirth' | 'citizenship' | 'isUSTaxPayer' | 'taxIds'
>;

export const either = (answer: string, other: string | null): string => (answer === '' ? (other ?? '') : answer);

/** What the bank knows already, where nothing is answered yet. */
export function knownPerson(answers: PersonAnswers, known: Known): Partial<PersonAnswers> {
  const { cityOfBirth, countryOfBirth, dateOfBirth, citizenship, isUSTaxPayer, taxIds } = known;
  return {
    cityOfBirth: either(answers.cityOfBirth, cityOfBirth),
    countryOfBirth: either(answers.countryOfBirth, countryOfBirth),
    dateOfBirth: either(answers.dateOfBirth, dateOfBirth),
    citizenship: answers.citizenship.length === 0 ? [...citizenship] : answers.citizenship,
    isUSTaxPayer: answers.isUSTaxPayer === '' ? yesNo(isUSTaxPayer) : answers.isUSTaxPayer,
    ...(taxIds.length > 0 && !answers.areCountriesSaid
      ? { countries: taxIds.map(({ countryCode }) => countryCode), areCountriesSaid: true }
      : {}),
  };
}

const yesNo = (answer: boolean | null): PersonAnswers['isUSTaxPayer'] => (answer === null ? '' : answer ? 'yes' : 'no');

/** Whether the United States tax them, with the list of countries that follows from it (R3.5.9). */
export const withUsAnswer = (answers: PersonAnswers, isUSTaxPayer: 'yes' | 'no'): Partial<PersonAnswers> => ({
  isUSTaxPayer,
  ...withUs(answers, isUSTaxPayer === 'yes'),
});
