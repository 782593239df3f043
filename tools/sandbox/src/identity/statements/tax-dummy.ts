import type { TaxCountry } from '@bank/protocol/tax-countries';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { isBlank } from './text-fault';
import { refused } from './texts';

type Variant = Extract<keyof TaxCountry, 'tinPersonal' | 'tinBusiness'>;

/**
 * Where one digit from 1 to 9, repeated, passes the check digits of the country: such a number may be given out. Brazil's check takes
 * it, too, but its tax office gives out none.
 */
const MAY_REPEAT: Readonly<Record<Variant, ReadonlySet<string>>> = {
  tinPersonal: new Set(['CL', 'CZ', 'DK', 'GB', 'GR', 'IL', 'LV', 'NZ', 'PL', 'SK']),
  tinBusiness: new Set(['BG', 'CL', 'CZ', 'GB', 'GR', 'HU', 'LV', 'NO', 'NZ', 'PL', 'RO', 'SE', 'SK', 'TR', 'US']),
};
/** Shorter than this, a repeated digit is no number anywhere. */
const LEAST = 4;

/**
 * Whether a text only fills the field of a tax number (R0.131): without a digit ("N/A", "-", "none" in any language), all zeros, or one
 * character repeated.
 *
 * @param countryCode whose number it would be; its letters may stand in front
 */
export function isTaxDummy(taxId: string, countryCode: string, variant: Variant): boolean {
  const text = taxId
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
  const number = text.startsWith(countryCode) ? text.slice(countryCode.length) : text;
  // Every country's numbers have digits.
  if (!/\p{Nd}/u.test(number) || /^0+$/.test(number)) return true;
  const isRepeated = /^(.)\1*$/u.test(number);
  return isRepeated && (number.length < LEAST || !MAY_REPEAT[variant].has(countryCode));
}

/** What stands in the field of a tax number and is none; an empty field is not its business. */
export function taxDummyFault(
  context: { lang: string } & MayRefuse<'taxIdDummy'>,
  { taxId = '', countryCode, variant }: { taxId: string | undefined; countryCode: string; variant: Variant },
  field: string,
): Refusal | null {
  if (isBlank(taxId) || !isTaxDummy(taxId, countryCode, variant)) return null;
  return refused(context, 'taxIdDummy', { field });
}
