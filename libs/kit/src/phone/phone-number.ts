import type { Phone, PhoneCode } from '@bank/protocol/phones';

/** `+40 722111222` */
export const phoneText = ({ countryCode, number }: Pick<Phone, 'countryCode' | 'number'>): string =>
  `+${countryCode} ${number}`;

/** Countries whose leading zero belongs to the number; elsewhere it is dialled inside the country only (ITU-T E.164). */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '225', '229', '241', '242', '378']);

/**
 * The digits after the prefix of a typed number.
 *
 * @param typed with spaces, brackets and dashes; with the prefix, too, after a plus or two zeros
 * @returns null when it is no number of the country
 */
export function numberOf(typed: string, { phoneCode, minLength, maxLength }: PhoneCode): string | null {
  if (!/^[+\d\s()./-]*$/.test(typed)) return null;
  const digits = typed.replace(/[^+\d]/g, '').replace(/^00/, '+');
  const local = digits.startsWith(`+${phoneCode}`) ? digits.slice(phoneCode.length + 1) : digits;
  const number = KEEPS_ZERO.has(phoneCode) ? local : local.replace(/^0/, '');
  return /^\d+$/.test(number) && number.length >= minLength && number.length <= maxLength ? number : null;
}
