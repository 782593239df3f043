import { keptAnswers, useKept } from '@bank/kit';
import { tinMissingReason } from '@bank/protocol/tax-personal';
import type { PersonalCertification, TinMissingReason } from '@bank/protocol/tax-personal';
import * as z from 'zod/mini';

// R3.3.14: what a person says of where they pay tax, question by question.

const text = z.string().check(z.maxLength(500));
const codes = z.array(z.string().check(z.maxLength(2))).check(z.maxLength(10));

/** What a tab may keep. Of birth and numbers it keeps nothing (R0.25). */
const shape = {
  citizenship: codes,
  addressId: text,
  isUSTaxPayer: z.enum(['', 'yes', 'no']),
  countries: codes,
  /** The list is theirs, and not only what follows from other answers. */
  areCountriesSaid: z.boolean(),
  /** By country. */
  reasons: z.record(z.string(), tinMissingReason),
  explanations: z.record(z.string(), text),
};

const draft = z.partial(z.object(shape));

export interface TaxAnswers extends z.output<z.ZodMiniObject<typeof shape>> {
  cityOfBirth: string;
  countryOfBirth: string;
  dateOfBirth: string;
  /** By country, as typed (R0.14). One that is not asked for may be empty. */
  numbers: Readonly<Record<string, string>>;
}

export const NO_ANSWERS: TaxAnswers = {
  ...{ cityOfBirth: '', countryOfBirth: '', dateOfBirth: '', citizenship: [], addressId: '', isUSTaxPayer: '' },
  ...{ countries: [], areCountriesSaid: false, numbers: {}, reasons: {}, explanations: {} },
};

/** This tab's answers. */
export const personal = keptAnswers<TaxAnswers>({
  key: 'tax.personal',
  version: '1',
  empty: NO_ANSWERS,
  secret: ['cityOfBirth', 'countryOfBirth', 'dateOfBirth', 'numbers'],
  read: (value) => draft.safeParse(value).data ?? null,
});

export const useAnswers = (): TaxAnswers => useKept(personal).answers;

/** What the bank knows already, where nothing is answered yet. */
export function knownAnswers(answers: TaxAnswers, known: PersonalCertification): Partial<TaxAnswers> {
  const { cityOfBirth, countryOfBirth, dateOfBirth, citizenship, addressId, isUSTaxPayer, taxIds } = known;
  const either = (answer: string, other: string | null) => (answer === '' ? (other ?? '') : answer);
  return {
    cityOfBirth: either(answers.cityOfBirth, cityOfBirth),
    countryOfBirth: either(answers.countryOfBirth, countryOfBirth),
    dateOfBirth: either(answers.dateOfBirth, dateOfBirth),
    citizenship: answers.citizenship.length === 0 ? [...citizenship] : answers.citizenship,
    addressId: either(answers.addressId, addressId === null ? null : String(addressId)),
    isUSTaxPayer: answers.isUSTaxPayer === '' ? yesNo(isUSTaxPayer) : answers.isUSTaxPayer,
    ...(taxIds.length > 0 && !answers.areCountriesSaid
      ? { countries: taxIds.map(({ countryCode }) => countryCode), areCountriesSaid: true }
      : {}),
  };
}

const yesNo = (answer: boolean | null): TaxAnswers['isUSTaxPayer'] => (answer === null ? '' : answer ? 'yes' : 'no');

export const US = 'US';

/** What is said of these countries. */
const only = <T>(said: Readonly<Record<string, T>>, isOne: (country: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(said).filter(([country]) => isOne(country)));

/** A number, a reason, or neither: what was said of a country before is gone with each (R3.5.6). */
export type CountryAnswer =
  | { taxId: string }
  | { reason: Exclude<TinMissingReason, 'cannotObtain'> }
  | { reason: 'cannotObtain'; explanation: string };

/** The answers with what is said of one country. */
export function withCountry(
  { numbers, reasons, explanations }: TaxAnswers,
  code: string,
  answer: CountryAnswer,
): Partial<TaxAnswers> {
  const isOther = (country: string) => country !== code;
  return {
    numbers: 'taxId' in answer ? { ...numbers, [code]: answer.taxId } : only(numbers, isOther),
    reasons: 'reason' in answer ? { ...reasons, [code]: answer.reason } : only(reasons, isOther),
    explanations:
      'explanation' in answer ? { ...explanations, [code]: answer.explanation } : only(explanations, isOther),
  };
}

/** Whether something is said of a country. */
export const isSaid = ({ numbers, reasons }: TaxAnswers, code: string): boolean =>
  numbers[code] !== undefined || reasons[code] !== undefined;

/** The answers with these countries: what was said of another one is gone. */
export function withCountries(answers: TaxAnswers, countries: readonly string[]): Partial<TaxAnswers> {
  const isChosen = (country: string) => countries.includes(country);
  const { numbers, reasons, explanations } = answers;
  return {
    countries: [...countries],
    numbers: only(numbers, isChosen),
    reasons: only(reasons, isChosen),
    explanations: only(explanations, isChosen),
  };
}

/** A taxpayer of the United States has that country in their list, nobody else has (R3.5.9). */
export function withUs(answers: TaxAnswers, isUSTaxPayer: 'yes' | 'no'): Partial<TaxAnswers> {
  const others = answers.countries.filter((code) => code !== US);
  const countries = isUSTaxPayer === 'yes' ? [...others, US] : others;
  return { isUSTaxPayer, ...withCountries(answers, countries) };
}
