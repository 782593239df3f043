import { normalize, type Amount } from './amount';
import { separators } from './format';

/** Why a typed amount was not read: nothing there, not a number here, too many decimals, or too large. */
export type ParseFailure = 'empty' | 'format' | 'decimals' | 'range';
export type ParsedAmount = { ok: true; amount: Amount } | { ok: false; reason: ParseFailure };

/** The wire takes 20 integer digits. */
const MAX_INTEGER_DIGITS = 20;

/** Characters that group digits in some locale and have no other meaning in a number; every locale accepts them. */
const SPACES = /[ \u00a0\u2009\u202f]/g;
const APOSTROPHES = /['’]/g;

const failed = (reason: ParseFailure): ParsedAmount => ({ ok: false, reason });

/**
 * Reads a typed amount by the separators of the locale (R0.29). It refuses ambiguous input instead of guessing: "1.234"
 * has too many decimals in English and is 1234 in Spanish; "1.23" and "0.123" are refused in Spanish.
 * @param decimals how many the currency may have (`decimalsOf`)
 * @returns a normalized amount (negative when a minus was typed), or the reason it could not be read
 */
export function parseAmount(text: string, { locale, decimals }: { locale: string; decimals: number }): ParsedAmount {
  const trimmed = text.trim().replace(SPACES, ' ').replace(APOSTROPHES, "'");
  if (trimmed === '') return failed('empty');
  const { decimal, group } = separators(locale);
  const negative = /^[-−]/.test(trimmed);
  const unsigned = negative ? trimmed.slice(1).trim() : trimmed;

  const [whole = '', fraction = '', ...more] = unsigned.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return failed('format');
  const digits = ungrouped(whole, group.replace(SPACES, ' '));
  if (digits === null) return failed('format');
  if (fraction.replace(/0+$/, '').length > decimals) return failed('decimals');
  if (digits.replace(/^0+/, '').length > MAX_INTEGER_DIGITS) return failed('range');

  return { ok: true, amount: normalize(`${negative ? '-' : ''}${digits || '0'}.${fraction || '0'}`) };
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
