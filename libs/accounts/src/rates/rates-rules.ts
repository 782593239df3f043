import { abs, compare, convert, isCrypto, subtract, type Amount } from '@bank/money';
import type { Rate } from '@bank/protocol/totals';

/** Which of a pair's rates: the bank's own, or the middle of the market. */
export type Which = 'rate' | 'midRate';

/**
 * What one unit of a currency is worth in another (R2.5.2): 1 when the two are equal, in whatever case, or one is missing.
 * @returns null for a pair that the bank does not list
 */
export function rateBetween(from: string, to: string, rates: readonly Rate[], which: Which = 'rate'): Amount | null {
  const [one, other] = [from.toUpperCase(), to.toUpperCase()];
  if (one === other || one === '' || other === '') return '1';
  const known = rates.find((rate) => rate.fromCurrencyCode === one && rate.toCurrencyCode === other);
  return known?.[which] ?? null;
}

/** The decimals of an exchange: two, and eight of a crypto currency (R0.34, R2.9.1). */
export const resultDecimals = (currency: string): number => (isCrypto(currency.toUpperCase()) ? 8 : 2);

/** What an exchange comes to, at the bank's rate and in the middle of the market. */
export interface Exchange {
  rate: Amount;
  result: Amount;
  /** Null where the bank does not say where the market stands, or where no rate is needed. */
  market: { rate: Amount; kind: 'less' | 'more' | 'same'; by: Amount } | null;
}

/** Null where the bank gives no rate. @param amount what is exchanged, in `from` */
export function exchangeOf(amount: Amount, from: string, to: string, rates: readonly Rate[]): Exchange | null {
  const rate = rateBetween(from, to, rates);
  if (rate === null) return null;
  const result = convert(amount, rate, resultDecimals(to));
  const mid = from.toUpperCase() === to.toUpperCase() ? null : rateBetween(from, to, rates, 'midRate');
  if (mid === null) return { rate, result, market: null };
  const there = convert(amount, mid, resultDecimals(to));
  const order = compare(result, there);
  const kind = order < 0 ? 'less' : order > 0 ? 'more' : 'same';
  return { rate, result, market: { rate: mid, kind, by: abs(subtract(result, there)) } };
}

/** The currencies of the list, in the bank's order. */
export const currenciesIn = (rates: readonly Rate[]): string[] => [
  ...new Set(rates.map(({ fromCurrencyCode }) => fromCurrencyCode)),
];
