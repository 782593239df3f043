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

/** What is wrong with an amount by itself, whatever account pays it; null when nothing is. */
export function amountRefusal(
  { amount, minimum, maximum, isTooFine }: Bounds,
  currency: string,
): RefusedReason<'invalidAmount' | 'amountTooSmall' | 'amountTooLarge'> | null {
  if (!isPositive(amount) || isTooFine) return { reason: 'invalidAmount' };
  if (compare(amount, minimum) < 0) return { reason: 'amountTooSmall', amount: minimum, currency };
  return compare(amount, maximum) > 0 ? { reason: 'amountTooLarge', amount: maximum, currency } : null;
}
