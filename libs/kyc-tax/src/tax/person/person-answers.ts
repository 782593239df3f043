import type { SendFile } from '@bank/kit';
import type { PaperKind, TaxPaper } from '@bank/protocol/tax-papers';
import type { PersonalCertification, UsIndicium } from '@bank/protocol/tax-personal';
import * as z from 'zod/mini';
import { type Cure, cureBegun, knownNumbers, NO_CURE, numberNamed } from '../cure/cure';
import { personQuestionOf } from './question-of';
import { NO_PAPERS, type PaperAnswers, papersKnown } from '../papers/papers';
import { type Taxed, taxedKept, UNTAXED, withUs } from '../taxed/taxed';

// R3.3.14: what a person says of themself, whether they are a customer or represent one.

/** What a tab may keep. Of birth and numbers it keeps nothing (R0.25). */
export const personKept = {
  citizenship: z.array(z.string().check(z.maxLength(2))).check(z.maxLength(10)),
  isUSTaxPayer: z.enum(['', 'yes', 'no']),
  /** They live in the United States. */
  isUsHome: z.boolean(),
  ...taxedKept,
};

export interface PersonAnswers extends Taxed, PaperAnswers, Cure, z.output<z.ZodMiniObject<typeof personKept>> {
  cityOfBirth: string;
  countryOfBirth: string;
  dateOfBirth: string;
  /** What speaks for the United States by the bank's own record, and whatever is answered (R0.114). */
  usKnown: readonly UsIndicium[];
}

export const PERSON_SECRET = [
  // The explanation mostly tells of a birth.
  ...(['cityOfBirth', 'countryOfBirth', 'dateOfBirth', 'numbers', 'lossOfNationalityMissing'] as const),
  // The bank says these anew.
  ...(['ends', 'papers', 'faults', 'curesOf', 'usKnown'] as const),
] as const;

export const NO_PERSON: PersonAnswers = {
  ...{ cityOfBirth: '', countryOfBirth: '', dateOfBirth: '', citizenship: [], isUSTaxPayer: '' },
  ...{ isUsHome: false, usKnown: [] },
  ...UNTAXED,
  ...NO_PAPERS,
  ...NO_CURE,
};

/** Answers that the person gives elsewhere, for the questions that both kinds of form ask. */
export interface PersonForm {
  /** They come by a link and have no session. */
  isGuest: boolean;
  useAnswers(): PersonAnswers;
  /** As they are now, also within the press that added one. */
  latest(): PersonAnswers;
  keep(some: Partial<PersonAnswers>): void;
  /** The country of their address; undefined while it is not known. */
  useHome(): string | undefined;
  /** Sends a paper of theirs. */
  send(kind: PaperKind, file: File, options: Parameters<SendFile>[1]): Promise<{ paper: TaxPaper }>;
}

type Known = Omit<PersonalCertification, 'dueAt' | 'addressId'>;

export const either = (answer: string, other: string | null): string => (answer === '' ? (other ?? '') : answer);

/**
 * What the bank knows already, where nothing is answered yet; with what of it was not accepted.
 * @param isUsHome whether the address that it has of them is there
 */
export function knownPerson(answers: PersonAnswers, known: Known, isUsHome: boolean): Partial<PersonAnswers> {
  const { cityOfBirth, countryOfBirth, dateOfBirth, citizenship, isUSTaxPayer, taxIds } = known;
  const cure = cureBegun(answers, known, personQuestionOf, (place) => numberNamed('tinPersonal', taxIds, place));
  return {
    cityOfBirth: either(answers.cityOfBirth, cityOfBirth),
    countryOfBirth: either(answers.countryOfBirth, countryOfBirth),
    dateOfBirth: either(answers.dateOfBirth, dateOfBirth),
    citizenship: answers.citizenship.length === 0 ? [...citizenship] : answers.citizenship,
    isUSTaxPayer: answers.isUSTaxPayer === '' ? yesNo(isUSTaxPayer) : answers.isUSTaxPayer,
    ...(taxIds.length > 0 && !answers.areCountriesSaid
      ? { countries: taxIds.map(({ countryCode }) => countryCode), areCountriesSaid: true }
      : {}),
    ...{ isUsHome, usKnown: known.usIndiciaKnown },
    papers: papersKnown(answers.papers, known.papers),
    lossOfNationalityMissing: either(answers.lossOfNationalityMissing, known.lossOfNationalityMissing),
    ...(cure && { ...cure, ...knownNumbers(answers, known, null) }),
  };
}

const yesNo = (answer: boolean | null): PersonAnswers['isUSTaxPayer'] => (answer === null ? '' : answer ? 'yes' : 'no');

/** Whether the United States tax them, with the list of countries that follows from it (R3.5.9). */
export const withUsAnswer = (answers: PersonAnswers, isUSTaxPayer: 'yes' | 'no'): Partial<PersonAnswers> => ({
  isUSTaxPayer,
  ...withUs(answers, isUSTaxPayer === 'yes'),
});
