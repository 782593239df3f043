/**
 * A decimal string such as "1234.5" or "-0.00000001": never floating point, at most 20 integer digits and 8 decimals on
 * the wire (R0.29).
 */
export type Amount = string;

/** The digits of a plain decimal, which `Intl.NumberFormat` formats exactly when it gets them as a string. */
type DecimalText = `${number}`;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Whether a text is an amount at all: digits, at most one point, an optional minus; no exponent. */
export function isAmount(text: string): text is DecimalText {
  return DECIMAL.test(text);
}
