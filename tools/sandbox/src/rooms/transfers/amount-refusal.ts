import { compare, isPositive } from '@bank/money';
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
