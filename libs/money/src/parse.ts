import { normalize } from './amount';
import { type Amount, isAmount } from './decimal';
import { separators } from './format';
import { type Digits, digitsIn, type Marks, meaningsOf, type Notation, NOTATIONS } from './notation';
import { isUnit, isUnitOf, type TypedNumber, typedNumber } from './typed-number';

/**
 * Why a typed amount was not read: nothing there, no number in any notation, two meanings, another currency, too many decimals, or too
 * large.
 */
export type ParseFailure = 'empty' | 'format' | 'twofold' | 'currency' | 'decimals' | 'range';
export type ParsedAmount =
  | {
      ok: true;
      amount: Amount;
      /** Read in another notation than the locale's, or with another meaning there: the field repeats what it understood (R0.29). */
      isForeign: boolean;
    }
  | { ok: false; reason: ParseFailure };

/** The wire takes 20 integer digits. */
const MAX_INTEGER_DIGITS = 20;

interface AmountRules {
  /** How many the currency may have (`decimalsOf`). */
  decimals: number;
  /** The currency that the text may name; without it, the text may name none. */
  currency?: string | undefined;
}

const failed = (reason: ParseFailure): ParsedAmount => ({ ok: false, reason });

/**
 * Reads a typed amount (R0.29). The locale's own notation comes first. Text that is no number in it counts in another notation when it
 * has one meaning in all of them: "12,5" is 12.5 in English. Text with two meanings is refused: "1.234" may be 1234 or 1.234 in Russian,
 * and "1.500" has more decimals than euros have in English, so that it may be 1500.
 * @returns a normalized amount (negative when a minus was typed), or the reason it could not be read
 */
export function parseAmount(text: string, { locale, ...rules }: { locale: string } & AmountRules): ParsedAmount {
  const { decimal, group } = separators(locale);
  return readIn({ decimal, group: group.replace(/\s/g, ' ') }, text, rules);
}

/**
 * Reads an amount of a file, whatever the page's language (R2.7.220).
 * @param marks the notation of its column (`notationOf`); null: only one meaning counts
 * @param isChosen the customer said the notation, so that it counts where both could be meant
 */
export const parseCell = (
  text: string,
  { marks, isChosen = false, ...rules }: { marks: Marks | null; isChosen?: boolean } & AmountRules,
): ParsedAmount => readIn(marks === null ? null : NOTATIONS[marks], text, rules, isChosen);

function readIn(
  notation: Notation | null,
  text: string,
  { decimals, currency }: AmountRules,
  isChosen = false,
): ParsedAmount {
  const typed = typedNumber(text);
  if (typed === null) return failed('format');
  const { isNegative, body, units } = typed;
  if (body === '' && units.length === 0 && !isNegative) return failed('empty');
  const wrongUnit = unitFailure(typed, currency);
  if (wrongUnit) return failed(wrongUnit);
  const own = notation && digitsIn(body, notation);
  const meanings = meaningsOf(body);
  const fits = ({ written }: Digits) => written <= decimals;
  const others = own
    ? meanings.filter((one) => one.integer !== own.integer || one.fraction !== own.fraction)
    : meanings;
  if (own && !isChosen && !fits(own) && others.some(fits)) return failed('twofold');
  if (!own && others.length > 1) return failed('twofold');
  const number = own ?? others[0];
  if (number === undefined) return failed('format');
  if (number.fraction.length > decimals) return failed('decimals');
  if (number.integer.length > MAX_INTEGER_DIGITS) return failed('range');
  const amount = normalize(`${isNegative ? '-' : ''}${number.integer || '0'}.${number.fraction || '0'}`);
  return { ok: true, amount, isForeign: own === null || others.some(fits) };
}

/** Another currency is said as such; any other word makes the text no amount. */
function unitFailure({ units, body }: TypedNumber, currency: string | undefined): 'currency' | 'format' | null {
  const other = units.find((unit) => currency === undefined || !isUnitOf(unit, currency));
  if (other === undefined) return null;
  return body !== '' && isUnit(other) ? 'currency' : 'format';
}

/** Stands before a refused text that looks like an amount. It is invisible, and every reader of amounts skips it. */
const REFUSED = '\u2063';

/** A refused text as a form keeps it: "1.234" typed on a Russian page must not be taken for the decimal string 1.234. */
export const refusedText = (typed: string): string => (isAmount(typed) ? REFUSED + typed : typed);

/** What was typed, of a text as `refusedText` keeps it. */
export const typedText = (kept: string): string => (kept.startsWith(REFUSED) ? kept.slice(REFUSED.length) : kept);
