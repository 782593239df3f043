import type { Subscription } from '@bank/protocol/recurring';

/** One payment that is coming. */
export interface Coming {
  /** `YYYY-MM-DD`. */
  day: string;
  subscription: Subscription;
}

/** The next payments of all subscriptions, the first one first. */
export const comingOf = (subscriptions: readonly Subscription[]): Coming[] =>
  subscriptions
    .flatMap((subscription) => subscription.comingOn.map((day) => ({ day, subscription })))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
