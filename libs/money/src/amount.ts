import Big from 'big.js';
import { isAmount, type Amount } from './decimal';

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

/** What an amount is worth at a rate, rounded to so many decimals; halves go away from zero. */
export function convert(amount: Amount, rate: Amount, decimals: number): Amount {
  return text(big(amount).times(big(rate)).round(decimals, Big.roundHalfUp));
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

/** Exact total. An empty list totals "0". In whole numbers of the smallest unit: a sheet adds ten thousand amounts between two keys. */
export function sum(amounts: readonly Amount[]): Amount {
  let total = 0n;
  let decimals = 0;
  for (const amount of amounts) {
    if (!isAmount(amount)) throw new RangeError(`Not an amount: "${amount}"`);
    const [whole = '', fraction = ''] = amount.split('.');
    if (fraction.length > decimals) {
      total *= 10n ** BigInt(fraction.length - decimals);
      decimals = fraction.length;
    }
    total += BigInt(whole + fraction.padEnd(decimals, '0'));
  }
  return text(new Big(`${total}e-${decimals}`));
}

/** The larger of the two by value. */
export function max(a: Amount, b: Amount): Amount {
  return compare(a, b) >= 0 ? a : b;
}

/** The smaller of the two by value. */
export function min(a: Amount, b: Amount): Amount {
  return compare(a, b) <= 0 ? a : b;
}
