/** Full-width, Arabic-Indic and Persian digits: the last four bits of each are its value. */
const OTHER_DIGITS = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
/** Marks of writing direction and joiners, which messengers put between digits. */
const UNSEEN = /\p{Cf}/gu;

/** Digits of other scripts as 0 to 9; all other text stays. */
export const plainDigits = (text: string): string =>
  text.replace(UNSEEN, '').replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));

/** All digits of a text, whatever is between them. */
export const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '');

/** A text of digits and spaces that is shorter than a code: a part of one. */
export const isPartOfCode = (text: string, length: number): boolean =>
  /^[\d\s-]+$/.test(plainDigits(text)) && digitsOf(text).length < length;

/**
 * The code in a message: its one run of exactly `length` digits, or two halves with a space or a hyphen between them where no run is
 * that long. Dates, amounts and card numbers are runs of another length (R0.96).
 * @returns null where there is none, or where several differ
 */
export function readCode(text: string, length: number): string | null {
  const half = `\\d{${length / 2}}`;
  const runs = codesIn(text, `(?<!\\d)\\d{${length}}(?!\\d)`);
  const [code, ...others] =
    runs.length > 0 ? runs : codesIn(text, `(?<!\\d[\\s.,-]?)${half}[\\s-]${half}(?![\\s.,-]?\\d)`);
  return code === undefined || others.length > 0 ? null : code;
}

/** The different codes that a pattern finds: messages may repeat theirs for the browser. */
const codesIn = (text: string, pattern: string): string[] => [
  ...new Set(plainDigits(text).match(new RegExp(pattern, 'g'))?.map(digitsOf)),
];
