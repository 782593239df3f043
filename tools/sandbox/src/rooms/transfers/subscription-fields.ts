import type { Parsed } from '@bank/protocol';
import type { PaymentSummary, SubscriptionPeriod } from '@bank/protocol/transfers';
import type { accountTransfer } from '@bank/protocol/transfers-account';
import { sayDay } from '../../ledger/say-amount';
import type { RefusedReason } from '../../ledger/refusal';
import { say } from '../../ledger/texts';
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

/** How often a payment repeats, in words; null when it is made once. Nobody approves more than they read (R0.22). */
export function repeatsOf(language: string, { subscription }: Pick<PaymentSummary, 'subscription'>): string | null {
  if (!subscription) return null;
  const { period, endsOn } = subscription;
  const times = say(language, `every_${period}`);
  return endsOn === null
    ? say(language, 'repeatsForever', { times })
    : say(language, 'repeatsUntil', { times, day: sayDay(language, endsOn) });
}

/** On which day a payment leaves, in words; null for one that leaves once it is approved. */
export function leavesOf(language: string, { leavesAt }: Pick<PaymentSummary, 'leavesAt'>): string | null {
  return leavesAt ? say(language, 'leavesOn', { day: sayDay(language, leavesAt.slice(0, 10)) }) : null;
}

/** A whole sentence about a payment, with its date or how often it repeats behind it. */
export function withTerms(
  language: string,
  sentence: string,
  summary: Pick<PaymentSummary, 'subscription' | 'leavesAt'>,
): string {
  const repeats = repeatsOf(language, summary);
  if (repeats !== null) return say(language, 'withRepeats', { sentence, repeats });
  const leaves = leavesOf(language, summary);
  return leaves === null ? sentence : say(language, 'withDate', { sentence, leaves });
}
