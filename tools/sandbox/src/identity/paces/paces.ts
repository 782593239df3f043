import type { SandboxConfig } from '../../platform/config';
import type { CallContext } from '../../platform/handler';
import { subscriberOf } from '../../platform/subscriber';
import { secretHash } from '../auth/sessions';

/** What has a pace of its own: questions about people (R0.56), letters to strangers (R0.57), codes of coupons (R0.58). */
export type Pace = 'people' | 'letters' | 'coupons';

/** Tokens that a bucket holds, and how many come back in an hour. */
export interface Rate {
  burst: number;
  perHour: number;
}

export const rateOf = (pace: Pace, config: SandboxConfig): Rate => {
  switch (pace) {
    case 'people':
      return { burst: config.questionsBurst, perHour: config.questionsPerHour };
    case 'letters':
      return { burst: config.lettersBurst, perHour: config.lettersPerHour };
    case 'coupons':
      return { burst: config.couponCodesBurst, perHour: config.couponCodesPerHour };
  }
};

/** What several people share has so many times what a user has: a company, and all strangers at one address of the network. */
export const SHARED = 5;

/** An office or a carrier has one address for thousands of customers, each of whom has a rate of their own. */
export const NETWORK = 50;

/** A bucket, and how many times the rate of one user it has. */
export interface Bucket {
  name: string;
  factor: number;
}

/**
 * The buckets that a question is taken from. Customers and strangers have their own, so that neither stops the other.
 * @param link the secret of the link that opens the call, where one does
 */
export function bucketsOf(
  pace: Pace,
  { caller, ip }: Pick<CallContext, 'caller' | 'ip'>,
  link: string | null = null,
): readonly Bucket[] {
  const named = (of: string, factor: number) => ({ name: `${pace} of ${of}`, factor });
  if (caller)
    return [
      named(`user:${caller.userId}`, 1),
      ...(caller.customerId > 0 ? [named(`customer:${caller.customerId}`, SHARED)] : []),
      named(`customers from ${subscriberOf(ip)}`, NETWORK),
    ];
  const from = named(`strangers from ${subscriberOf(ip)}`, SHARED);
  return link === null ? [from] : [named(`link:${secretHash(link).toString('hex')}`, 1), from];
}

/** Whose questions are remembered for a day: the same user may act for one customer and then for another. */
export function askerOf({ caller, ip }: Pick<CallContext, 'caller' | 'ip'>, link: string | null = null): string {
  if (caller) return `user:${caller.userId}`;
  return link === null ? `strangers from ${subscriberOf(ip)}` : `link:${secretHash(link).toString('hex')}`;
}

/** The arguments of the functions in pace.sql: names, bursts and what comes back in an hour, bucket by bucket. */
export const columnsOf = (buckets: readonly Bucket[], { burst, perHour }: Rate) =>
  [
    buckets.map(({ name }) => name),
    buckets.map(({ factor }) => factor * burst),
    buckets.map(({ factor }) => factor * perHour),
  ] as const;
