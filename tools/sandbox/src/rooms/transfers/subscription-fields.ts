import type { Parsed } from '@bank/protocol';
import type { SubscriptionPeriod } from '@bank/protocol/payment';
import type { accountTransfer } from '@bank/protocol/transfers-account';
import type { RefusedReason } from '../../ledger/refusal';
import { dayStart } from '../../platform/calendar';

// R2.7.150: what an order says about its repetitions.

/** How a payment repeats, as the ledger keeps it. */
export interface SubscriptionTerms {
  period: SubscriptionPeriod;
  endsOn: string | null;
}

type Fields = Pick<Parsed<typeof accountTransfer>, 'subscriptionPeriod' | 'subscriptionEndsOn'>;

/** The terms of an order; null when it is made once, a refusal when its last day is in no calendar. */
export function termsOf({
  subscriptionPeriod: period,
  subscriptionEndsOn,
}: Fields): SubscriptionTerms | RefusedReason<'invalidSubscriptionEnd'> | null {
  const endsOn = subscriptionEndsOn ?? null;
  if (period === undefined && endsOn === null) return null;
  const isDay = endsOn === null || !Number.isNaN(dayStart(endsOn));
  return period === undefined || !isDay ? { reason: 'invalidSubscriptionEnd' } : { period, endsOn };
}

/** Whether the terms leave no day after today. @param now ms since 1970 */
export const isOverBy = (now: number, { endsOn }: SubscriptionTerms): boolean =>
  endsOn !== null && dayStart(endsOn) <= dayStart(new Date(now).toISOString().slice(0, 10));
