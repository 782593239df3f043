import { normalize } from './amount';
import type { Amount } from './decimal';
import { separators } from './format';

/** Why a typed amount was not read: nothing there, no number in any notation, too many decimals, or too large. */
export type ParseFailure = 'empty' | 'format' | 'decimals' | 'range';
export type ParsedAmount =
  | {
      ok: true;
      amount: Amount;
      /** Read in another notation than the locale's: the field repeats what it understood (R0.29). */
      isForeign: boolean;
    }
  | { ok: false; reason: ParseFailure };

/** The wire takes 20 integer digits. */
const MAX_INTEGER_DIGITS = 20;

/** Characters that group digits in some locale and have no other meaning in a number; every locale accepts them. */
const SPACES = /[ \u00a0\u2009\u202f]/g;
const APOSTROPHES = /['’]/g;

/** Where the decimals begin, and what stands between groups of three. */
interface Notation {
  decimal: string;
  group: string;
}
/** The two notations that share their marks, each with the other's meaning. */
const NOTATIONS: readonly Notation[] = [
  { decimal: '.', group: ',' },
  { decimal: ',', group: '.' },
];

const failed = (reason: ParseFailure): ParsedAmount => ({ ok: false, reason });

/**
 * Reads a typed amount (R0.29). The locale's own notation comes first. Text that is no number in it counts in another notation when it
 * has one meaning in all of them: "12,5" is 12.5 in English. Text with two meanings is refused: "1.234" may be 1234 or 1.234 in Russian.
 * @param decimals how many the currency may have (`decimalsOf`)
 * @returns a normalized amount (negative when a minus was typed), or the reason it could not be read
 */
export function parseAmount(text: string, { locale, decimals }: { locale: string; decimals: number }): ParsedAmount {
  const trimmed = text.trim().replace(SPACES, ' ').replace(APOSTROPHES, "'");
  if (trimmed === '') return failed('empty');
  const isNegative = /^[-−]/.test(trimmed);
  const unsigned = isNegative ? trimmed.slice(1).trim() : trimmed;

  const { decimal, group } = separators(locale);
  const own = read(unsigned, { decimal, group: group.replace(SPACES, ' ') });
  const number = own ?? onlyMeaning(unsigned);
  if (number === null) return failed('format');
  if (number.fraction.length > decimals) return failed('decimals');
  if (number.integer.length > MAX_INTEGER_DIGITS) return failed('range');
  const amount = normalize(`${isNegative ? '-' : ''}${number.integer || '0'}.${number.fraction || '0'}`);
  return { ok: true, amount, isForeign: own === null };
}

/** The digits of a number, without zeros at either end. */
interface Digits {
  integer: string;
  fraction: string;
}

/** What the text means in a notation; null when it is no number there. */
function read(unsigned: string, { decimal, group }: Notation): Digits | null {
  const [whole = '', fraction = '', ...more] = unsigned.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  const integer = ungrouped(whole, group);
  return integer === null ? null : { integer: integer.replace(/^0+/, ''), fraction: fraction.replace(/0+$/, '') };
}

/** What the text means in every notation that reads it; null when none does, or when they disagree. */
function onlyMeaning(unsigned: string): Digits | null {
  const readings = NOTATIONS.flatMap((notation) => read(unsigned, notation) ?? []);
  const meanings = new Set(readings.map(({ integer, fraction }) => `${integer}.${fraction}`));
  return meanings.size === 1 ? (readings[0] ?? null) : null;
}

/** The digits without well-formed grouping (threes, one kind of separator, no leading zero), or null. */
function ungrouped(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const separator = [group, ' ', "'"].find((candidate) => candidate !== '' && whole.includes(candidate));
  if (separator === undefined) return null;
  const [head = '', ...threes] = whole.split(separator);
  const wellFormed = /^[1-9]\d{0,2}$/.test(head) && threes.every((three) => /^\d{3}$/.test(three));
  return wellFormed ? head + threes.join('') : null;
}
