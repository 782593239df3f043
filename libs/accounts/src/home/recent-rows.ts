import { dayGroups, foldFees, type DayGroup } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Transaction } from '@bank/protocol/history';

/** Home shows ten of what it fetched; the rest is one press away. */
const SHOWN = 10;

/**
 * The newest transactions by day, fees folded in (R2.9.7). A day's sum counts all of the day that was fetched, also what the ten do
 * not show; the oldest fetched day may go on in the history.
 * @param dayOf the reader's calendar day of an instant
 */
export function recentDays(transactions: readonly Transaction[], dayOf: (iso: string) => string): DayGroup[] {
  let room = SHOWN;
  return dayGroups(foldFees(transactions), dayOf).flatMap((group) => {
    const shown = group.transactions.slice(0, room);
    room -= shown.length;
    return shown.length === 0 ? [] : [{ ...group, transactions: shown }];
  });
}

/** The details of a transaction in the history of its account, which lists the newest first as home does. */
export function detailsOf(transaction: Transaction, transactions: readonly Transaction[]): string {
  const { accountId, transactionId } = transaction;
  const own = transactions.filter((each) => each.accountId === accountId);
  const at = Math.max(
    0,
    own.findIndex((each) => each.transactionId === transactionId),
  );
  return paths.history.to({ accountId, details: transactionId, at });
}
