import { currencySymbol, isCrypto } from './currency';

/** A typed amount taken apart. */
export interface TypedNumber {
  isNegative: boolean;
  /** Digits 0 to 9 and the marks between them. */
  body: string;
  /** The sign or code of a currency that stands before or after the number, as it was typed; '' for none. */
  units: readonly string[];
}

const UNIT = String.raw`(?:[\p{L}\p{Sc}]+(?: [\p{L}\p{Sc}]+)?)`;
const PARTS = new RegExp(String.raw`^(-?) ?(${UNIT})? ?(-?) ?([\d.,'٫٬ ]*?) ?(${UNIT})?$`, 'u');
/** Longer texts are no amounts, and are not looked at. */
const MOST_CHARACTERS = 80;
/** Characters that take no place: direction marks, joiners, zero-width spaces. */
const INVISIBLE = /\p{Cf}/gu;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
/** Full-width forms repeat ASCII from "!" to "~" at this distance. */
const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Takes a typed amount apart; null when it is more than a number with a sign and a currency (R0.29). */
export function typedNumber(text: string): TypedNumber | null {
  const found = text.length > MOST_CHARACTERS ? null : PARTS.exec(plainText(text));
  if (!found) return null;
  const [, before = '', front = '', after = '', body = '', back = ''] = found;
  if (before !== '' && after !== '') return null;
  return { isNegative: before + after !== '', body, units: [front, back].filter((unit) => unit !== '') };
}

/** The text in ASCII digits, one kind of space, apostrophe and minus, without invisible characters. */
function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(OTHER_DIGIT, digitOf)
    .replace(/[−‐‑‒–]/g, '-')
    .replace(/’/g, "'")
    .replace(/\s/g, ' ')
    .trim();
}

/** Unicode keeps the ten digits of a script in a row. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Whether a unit names the currency, by its code or by the sign that the product shows. */
export const isUnitOf = (unit: string, currency: string): boolean =>
  [currency, currencySymbol(currency)].some((own) => own.toUpperCase() === unit.toUpperCase());

let codes: ReadonlySet<string> | undefined;

/** Whether a text is the sign or the code of any currency. */
export function isUnit(text: string): boolean {
  const code = text.toUpperCase();
  if (/\p{Sc}/u.test(text) || isCrypto(code)) return true;
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(code) || code === currencySymbol('RON').toUpperCase();
}
