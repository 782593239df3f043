import type { Phone, PhoneCode } from '@bank/protocol/phones';

/** `+40 722111222` */
export const phoneText = ({ countryCode, number }: Pick<Phone, 'countryCode' | 'number'>): string =>
  `+${countryCode} ${number}`;

/** Countries whose leading zero belongs to the number; elsewhere it is dialled inside the country only (ITU-T E.164). */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '225', '229', '241', '242', '378']);

/** Everything that people write in a number. */
const PHONE = /^[+\d\s()./-]*$/;

/**
 * The numbers that a typed text can mean in a country, each as the digits after the prefix (R0.130): none, the number, or two where
 * the text begins with the country's own code, has no plus, and is long enough to be a number with the code and without it.
 *
 * @param typed with spaces, brackets and dashes; a plus or two zeros say that the prefix follows
 */
export function readingsOf(typed: string, code: PhoneCode): readonly string[] {
  if (!PHONE.test(typed)) return [];
  const text = typed.replace(/[^+\d]/g, '').replace(/^00/, '+');
  if (!text.startsWith('+')) return readings(text, code);
  if (!text.startsWith(`+${code.phoneCode}`)) return [];
  // After a plus the prefix is said: what follows is the number, even if it begins with the same digits.
  const rest = text.slice(1 + code.phoneCode.length);
  const number = national(rest, code);
  return number === null ? readings(rest, code) : [number];
}

/** The digits after the prefix of a typed number. @returns null when it is no number of the country, or can be read in two ways */
export function numberOf(typed: string, code: PhoneCode): string | null {
  const [number, other] = readingsOf(typed, code);
  return number === undefined || other !== undefined ? null : number;
}

/**
 * A typed number as the bank takes it. One that begins with its country's own code goes with its plus, because without it the bank
 * would ask which of two numbers it is (R0.130).
 *
 * @returns null like `numberOf`
 */
export function sentNumber(typed: string, code: PhoneCode): string | null {
  const number = numberOf(typed, code);
  return number?.startsWith(code.phoneCode) === true ? `+${code.phoneCode}${number}` : number;
}

/** The reading without a prefix comes first. */
function readings(digits: string, code: PhoneCode): readonly string[] {
  const number = national(digits, code);
  const bare = withoutTrunk(digits, code);
  // A zero that is dialled inside the country alone says that no prefix follows.
  if (number !== null && bare !== digits) return [number];
  const behindCode = bare.startsWith(code.phoneCode) ? readings(bare.slice(code.phoneCode.length), code) : [];
  return number === null ? behindCode : [number, ...behindCode];
}

const withoutTrunk = (digits: string, { phoneCode }: PhoneCode): string =>
  KEEPS_ZERO.has(phoneCode) ? digits : digits.replace(/^0/, '');

/** @returns null for what is no number of the country */
function national(digits: string, code: PhoneCode): string | null {
  const bare = withoutTrunk(digits, code);
  return /^\d+$/.test(bare) && bare.length >= code.minLength && bare.length <= code.maxLength ? bare : null;
}
