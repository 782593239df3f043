import type { TaxCountry } from '@bank/protocol/tax-countries';
import { fieldMessage } from '../screen/field-message';

type Variant = Extract<keyof TaxCountry, 'tinPersonal' | 'tinBusiness'>;

/** Countries whose check digits take one digit repeated, from 1 to 9: there it may be a number that was given out. */
const REPEATING: Readonly<Record<Variant, readonly string[]>> = {
  tinPersonal: ['CL', 'CZ', 'DK', 'GB', 'GR', 'IL', 'LV', 'NZ', 'PL', 'SK'],
  tinBusiness: ['BG', 'CL', 'CZ', 'GB', 'GR', 'HU', 'LV', 'NO', 'NZ', 'PL', 'RO', 'SE', 'SK', 'TR', 'US'],
};
/** A repeated digit is a number nowhere while there are fewer of them. */
const SHORTEST = 4;

/** The kinds of a character that counts: marks and blanks do not. */
const COUNTS = /[\p{L}\p{Nd}]/gu;
const DIGIT = /\p{Nd}/u;

/**
 * Whether what stands in the field of a tax number only fills it (R0.131): a dash, "N/A", "none" in whatever language, zeros, or the
 * same character all along. An empty field does not.
 *
 * @param countryCode the country that would give the number out
 */
export function isTaxDummy(typed: string, countryCode: string, variant: Variant): boolean {
  if (typed.trim() === '') return false;
  const all = (typed.normalize('NFKC').toUpperCase().match(COUNTS) ?? []).join('');
  const characters = [...(all.startsWith(countryCode) ? all.slice(countryCode.length) : all)];
  const kinds = new Set(characters);
  const [first = ''] = characters;
  if (!characters.some((one) => DIGIT.test(one))) return true;
  if (kinds.size > 1) return false;
  return first === '0' || characters.length < SHORTEST || !REPEATING[variant].includes(countryCode);
}

/** Where a number may be left out and no reason is asked for: what is said of one that only fills its field. */
export const TAX_DUMMY = fieldMessage('kit.taxNumber.dummy');
