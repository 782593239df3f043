import { type TaxIdIn, type TinMissingReason, tinMissingReason } from '@bank/protocol/tax-personal';
import * as z from 'zod/mini';

// R3.5.6, R3.5.9: which countries tax a person or a company, and by which numbers.

const text = z.string().check(z.maxLength(500));

/** What a tab may keep of it: no numbers (R0.25). */
export const taxedKept = {
  countries: z.array(z.string().check(z.maxLength(2))).check(z.maxLength(10)),
  /** The list is theirs, and not only what follows from other answers. */
  areCountriesSaid: z.boolean(),
  /** By country. */
  reasons: z.record(z.string(), tinMissingReason),
  explanations: z.record(z.string(), text),
  /** The countries whose numbers were typed in this tab: after a reload they are to be typed again. */
  typed: z.array(z.string().check(z.maxLength(2))).check(z.maxLength(20)),
};

export interface Taxed extends z.output<z.ZodMiniObject<typeof taxedKept>> {
  /** By country, as typed (R0.14). One that is not asked for may be empty. */
  numbers: Readonly<Record<string, string>>;
  /** The ends of the numbers that stay as the certification before has them, by country (R0.119). */
  ends: Readonly<Record<string, string>>;
}

/** Nothing is said yet, as a tab keeps it. */
export const UNTAXED_KEPT: z.output<z.ZodMiniObject<typeof taxedKept>> = {
  countries: [],
  areCountriesSaid: false,
  reasons: {},
  explanations: {},
  typed: [],
};
export const UNTAXED: Taxed = { ...UNTAXED_KEPT, numbers: {}, ends: {} };

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
  { numbers, ends, reasons, explanations, typed }: Taxed,
  code: string,
  answer: CountryAnswer,
): Pick<Taxed, 'numbers' | 'ends' | 'reasons' | 'explanations' | 'typed'> {
  const isOther = (country: string) => country !== code;
  return {
    typed: 'taxId' in answer ? [...typed.filter(isOther), code] : typed.filter(isOther),
    ends: only(ends, isOther),
    numbers: 'taxId' in answer ? { ...numbers, [code]: answer.taxId } : only(numbers, isOther),
    reasons: 'reason' in answer ? { ...reasons, [code]: answer.reason } : only(reasons, isOther),
    explanations:
      'explanation' in answer ? { ...explanations, [code]: answer.explanation } : only(explanations, isOther),
  };
}

/** Whether something is said of a country. */
export const isSaid = (
  { numbers, ends, reasons }: Pick<Taxed, 'numbers' | 'ends' | 'reasons'>,
  code: string,
): boolean => numbers[code] !== undefined || ends[code] !== undefined || reasons[code] !== undefined;

/** The answers with these countries: what was said of another one is gone. */
export function withCountries(
  { numbers, ends, reasons, explanations, typed }: Taxed,
  countries: readonly string[],
): Omit<Taxed, 'areCountriesSaid'> {
  const isChosen = (country: string) => countries.includes(country);
  return {
    countries: [...countries],
    numbers: only(numbers, isChosen),
    ends: only(ends, isChosen),
    typed: typed.filter(isChosen),
    reasons: only(reasons, isChosen),
    explanations: only(explanations, isChosen),
  };
}

/** A taxpayer of the United States has that country in their list, nobody else has (R3.5.9). */
export function withUs(taxed: Taxed, isUSTaxPayer: boolean): Omit<Taxed, 'areCountriesSaid'> {
  const others = taxed.countries.filter((code) => code !== US);
  return withCountries(taxed, isUSTaxPayer ? [...others, US] : others);
}

/**
 * What is sent of a country: a number, or the reason without one; the explanation belongs to "cannot obtain" alone (R3.5.6). A number of
 * which the browser knows the end alone stays as the bank has it (R0.119).
 */
function taxIdOf({ numbers, ends, reasons, explanations }: Taxed, countryCode: string): TaxIdIn {
  const reason = reasons[countryCode];
  if (reason === 'cannotObtain')
    return { countryCode, tinMissingReason: reason, tinMissingExplanation: explanations[countryCode] ?? '' };
  if (reason !== undefined) return { countryCode, tinMissingReason: reason };
  if (numbers[countryCode] === undefined && ends[countryCode] !== undefined) return { countryCode, isKept: true };
  const taxId = numbers[countryCode]?.trim() ?? '';
  return taxId === '' ? { countryCode } : { countryCode, taxId };
}

/** The countries as they are signed. */
export const taxIdsOf = (taxed: Taxed): TaxIdIn[] => taxed.countries.map((code) => taxIdOf(taxed, code));
