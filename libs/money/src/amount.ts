import Big from 'big.js';

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

/** @throws RangeError unless the text is a plain decimal: a wrong amount must never enter a computation */
function big(amount: Amount): Big {
  if (!isAmount(amount)) throw new RangeError(`Not an amount: "${amount}"`);
  return new Big(amount);
}

/** Plain notation without exponent, trailing zeros or a negative zero. */
function text(value: Big): Amount {
  return value.eq(0) ? '0' : value.toFixed();
}

/** Same value, shortest plain notation: "1.50" → "1.5", "-0" → "0". */
export function normalize(amount: Amount): Amount {
  return text(big(amount));
}

/** Exact sum. */
export function add(a: Amount, b: Amount): Amount {
  return text(big(a).plus(big(b)));
}

/** Exact difference a − b. */
export function subtract(a: Amount, b: Amount): Amount {
  return text(big(a).minus(big(b)));
}

/** Without its sign. */
export function abs(amount: Amount): Amount {
  return text(big(amount).abs());
}

/** By value: "1.0" equals "1". */
export function compare(a: Amount, b: Amount): -1 | 0 | 1 {
  return big(a).cmp(big(b));
}

export function isZero(amount: Amount): boolean {
  return big(amount).eq(0);
}

/** Above zero; zero is not. */
export function isPositive(amount: Amount): boolean {
  return big(amount).gt(0);
}

export function isNegative(amount: Amount): boolean {
  return big(amount).lt(0);
}

/** Exact total. An empty list totals "0". */
export function sum(amounts: readonly Amount[]): Amount {
  return text(amounts.reduce((total, amount) => total.plus(big(amount)), new Big(0)));
}

/** The larger of the two by value. */
export function max(a: Amount, b: Amount): Amount {
  return compare(a, b) >= 0 ? a : b;
}

/** The smaller of the two by value. */
export function min(a: Amount, b: Amount): Amount {
  return compare(a, b) <= 0 ? a : b;
}
