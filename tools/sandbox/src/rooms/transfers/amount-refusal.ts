import { compare, isPositive, isZero } from '@bank/money';
import type { RefusedReason } from '../../ledger/refusal';

/** An amount, and what one payment may be; all in the same currency. */
interface Bounds {
  amount: string;
  minimum: string;
  maximum: string;
  /** It has more decimals than its currency. */
  isTooFine: boolean;
}

/** What a price is refused for, so that the bank prices no amount that it would not send. Small amounts are priced all the same. */
export function quoteRefusal(
  { amount, maximum, isTooFine }: Omit<Bounds, 'minimum'>,
  currency: string,
): RefusedReason<'invalidAmount' | 'amountTooLarge'> | null {
  if (!isPositive(amount) || isTooFine) return { reason: 'invalidAmount' };
  return compare(amount, maximum) > 0 ? { reason: 'amountTooLarge', amount: maximum, currency } : null;
}

/** What is wrong with an amount by itself, whatever account pays it; null when nothing is. */
export function amountRefusal(
  { amount, minimum, maximum, isTooFine }: Bounds,
  currency: string,
): RefusedReason<'invalidAmount' | 'amountTooSmall' | 'amountTooLarge'> | null {
  const isSmall = isPositive(amount) && !isTooFine && compare(amount, minimum) < 0;
  if (isSmall) return { reason: 'amountTooSmall', amount: minimum, currency };
  return quoteRefusal({ amount, maximum, isTooFine }, currency);
}

/** What a payment is to be: what arrives, or else what leaves, fee included (R0.94, R0.112). */
export type Given = { amount: string } | { debit: string };

/** Every row that takes either lets exactly one of the two through. @throws Error for neither */
export function givenOf(amount: string | undefined, debit: string | undefined): Given {
  if (debit !== undefined) return { debit };
  if (amount !== undefined) return { amount };
  throw new Error('a payment is priced without an amount');
}

/** The two as a query takes them: the amount, and the debit or null. */
export const givenValues = (given: Given): [amount: string, debit: string | null] =>
  'amount' in given ? [given.amount, null] : ['0', given.debit];

/** What may leave buys less than the smallest unit of the currency that arrives. */
export const buysNothing = (
  { amount, minimum, isTooFine }: Omit<Bounds, 'maximum'>,
  given: Given,
  currency: string,
): RefusedReason<'amountTooSmall'> | null =>
  'debit' in given && isPositive(given.debit) && !isTooFine && isZero(amount)
    ? { reason: 'amountTooSmall', amount: minimum, currency }
    : null;

/** What a price by either amount is refused for, at the field that was filled in. */
export function quoteRefusalOf(
  bounds: Bounds,
  given: Given,
  currency: string,
): RefusedReason<'invalidAmount' | 'amountTooSmall' | 'amountTooLarge'> | null {
  const refused = buysNothing(bounds, given, currency) ?? quoteRefusal(bounds, currency);
  return refused && 'debit' in given ? { ...refused, field: 'debit' } : refused;
}
