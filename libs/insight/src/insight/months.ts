import { type Amount, compare, subtract } from '@bank/money';
import type { InsightMonth } from '@bank/protocol/insight';

// R2.7.40.

/** Why a month and the one before can be compared, and how they differ; by has no sign. */
export interface MonthComparison {
  kind: 'less' | 'more' | 'same';
  by: Amount;
  /** The month still goes on, so it is compared up to the same day. */
  isRunning: boolean;
}

/**
 * What went out in a month beside the month before. Null where that says nothing: there is no month before, or nothing went out in it.
 * @param months oldest first; the last one is still going on
 */
export function compareMonth(months: readonly InsightMonth[], month: string): MonthComparison | null {
  const at = months.findIndex((each) => each.month === month);
  const now = months[at];
  const before = months[at - 1];
  if (!now || !before) return null;
  const isRunning = at === months.length - 1;
  const then = isRunning ? before.outToDay : before.out;
  const order = compare(now.out, then);
  if (compare(before.out, '0') === 0) return null;
  if (order === 0) return { kind: 'same', by: '0', isRunning };
  return order < 0
    ? { kind: 'less', by: subtract(then, now.out), isRunning }
    : { kind: 'more', by: subtract(now.out, then), isRunning };
}

/** First and last day of a month, `YYYY-MM-DD`. @param month `YYYY-MM` */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

/** A share of the largest, 0 to 1, for the length of a bar; money itself is never a number. */
export function shareOf(amount: Amount, largest: Amount): number {
  const whole = Number(largest);
  return whole === 0 ? 0 : Number(amount) / whole;
}

/** The largest of some amounts; "0" of none. */
export function largestOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce((most, amount) => (compare(amount, most) > 0 ? amount : most), '0');
}
