import { type Coming, comingOf, localDay } from '@bank/kit';
import { type Amount, subtract, sum } from '@bank/money';
import type { AccountHold } from '@bank/protocol/account-page';
import type { Subscription } from '@bank/protocol/recurring';
import type { SubscriptionPeriod } from '@bank/protocol/payment';
import type { Rate } from '@bank/protocol/totals';
import { worthIn } from './total';

/** As many as are shown, and how far ahead (R2.7.157). */
const SHOWN = 5;
export const DAYS_AHEAD = 14;

/** The last day that is shown. @param nowMs the bank's clock */
export const lastDayAhead = (nowMs: number): string =>
  new Date(nowMs + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);

/** The next payments that were approved in advance, the first one first. @param until `YYYY-MM-DD` */
export const nextPayments = (subscriptions: readonly Subscription[], until: string): Coming[] =>
  comingOf(subscriptions).filter(({ day }) => day <= until);

/** One thing that is coming, as the list of home shows it. */
export interface ComingEntry {
  key: string;
  /** `YYYY-MM-DD`; of what a shop holds the last day on which it can collect. */
  day: string;
  name: string;
  /** How it comes about: held by a shop, ordered once, or how often. */
  how: 'hold' | 'once' | SubscriptionPeriod;
  /** Negative for what leaves. */
  amount: Amount;
  currency: string;
}

/** What is coming, the first day first: payments that were approved in advance, and what shops hold. @param until `YYYY-MM-DD` */
export function comingEntries(
  subscriptions: readonly Subscription[],
  holds: readonly AccountHold[],
  until: string,
): ComingEntry[] {
  const payments = nextPayments(subscriptions, until).map(({ day, subscription }): ComingEntry => {
    const { id, payeeName: name, period, type, amount, currencyCode: currency } = subscription;
    // Between own accounts nothing is lost.
    const change = type === 'OwnTransfer' ? amount : subtract('0', amount);
    return { key: `${id} ${day}`, day, name, how: period ?? 'once', amount: change, currency };
  });
  const held = holds.flatMap(({ holdId, reason, name, amount, currencyCode: currency, until: last }): ComingEntry[] => {
    const day = last === null ? '' : localDay(last);
    if (reason !== 'shop' || day === '' || day > until) return [];
    return [{ key: holdId, day, name, how: 'hold', amount: subtract('0', amount), currency }];
  });
  return [...payments, ...held].sort((one, other) => one.day.localeCompare(other.day)).slice(0, SHOWN);
}

/**
 * What is on hold and may leave at any moment, in one currency. A payment that waits for its day leaves on that day; a hold in a currency
 * without a rate is left out.
 */
export function heldNow(
  holds: readonly AccountHold[],
  subscriptions: readonly Subscription[],
  currency: string,
  rates: readonly Rate[],
): Amount {
  const dated = new Set(subscriptions.map(({ id }) => id));
  return sum(
    holds
      .filter(({ holdId }) => !dated.has(holdId))
      .flatMap(
        ({ amount, currencyCode }) => worthIn(currency, { amount, currency: currencyCode }, rates)?.amount ?? [],
      ),
  );
}

/** What a balance is shown of: one account, or everything. */
export interface Balanced {
  accountId: number | null;
  currency: string;
}

/** A step that the bank knows will come. */
export interface PlannedChange {
  day: string;
  payee: string;
  /** Negative for what leaves. */
  change: Amount;
}

/**
 * How the next payments change a balance. Money between own accounts leaves the total as it is, and reaches one account as it leaves the
 * other. A payment in a currency without a rate is left out: nothing true can be drawn for it.
 */
export function plannedChanges(
  { accountId, currency }: Balanced,
  payments: readonly Coming[],
  rates: readonly Rate[],
): PlannedChange[] {
  return payments
    .flatMap(({ day, subscription: { type, amount, currencyCode, fromAccountId, toAccount, payeeName: payee } }) => {
      const leaves = accountId === null ? type !== 'OwnTransfer' : fromAccountId === accountId;
      const arrives = accountId !== null && type === 'OwnTransfer' && toAccount === accountId;
      const worth = leaves || arrives ? worthIn(currency, { amount, currency: currencyCode }, rates) : null;
      return worth ? [{ day, payee, change: leaves ? subtract('0', worth.amount) : worth.amount }] : [];
    })
    .slice(0, SHOWN);
}
