import { type Coming, comingOf } from '@bank/kit';
import { type Amount, subtract } from '@bank/money';
import type { Subscription } from '@bank/protocol/recurring';
import type { Rate } from '@bank/protocol/totals';
import { worthIn } from './total';

/** As many as are shown, and how far ahead (R2.7.157). */
const SHOWN = 5;
const AHEAD_MS = 14 * 86_400_000;

/** The last day that is shown. @param nowMs the bank's clock */
export const lastDayAhead = (nowMs: number): string => new Date(nowMs + AHEAD_MS).toISOString().slice(0, 10);

/** The next payments that were approved in advance, the first one first. @param until `YYYY-MM-DD` */
export const nextPayments = (subscriptions: readonly Subscription[], until: string): Coming[] =>
  comingOf(subscriptions).filter(({ day }) => day <= until);

/** The list that home shows of them. */
export const shownPayments = (subscriptions: readonly Subscription[], until: string): Coming[] =>
  nextPayments(subscriptions, until).slice(0, SHOWN);

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
