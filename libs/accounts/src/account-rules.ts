import { accountKind, type AccountKind, byKind, shownBalance } from '@bank/kit';
import { add, type Amount, compare, subtract, sum } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';

/** Closed accounts are kept apart and count nowhere (R2.3.2). */
export function openAccounts(accounts: readonly Account[]): Account[] {
  return accounts.filter((account) => accountKind(account) !== 'closed');
}

export interface CurrencyTotal {
  currency: string;
  total: Amount;
  pending: Amount;
  accounts: number;
}

/** What the customer has in each currency, in the order the accounts came; money of two currencies is never added up. */
export function totalsByCurrency(accounts: readonly Account[]): CurrencyTotal[] {
  const open = openAccounts(accounts);
  return [...new Set(open.map((account) => account.currencyCode))].map((currency) => {
    const held = open.filter((account) => account.currencyCode === currency);
    return {
      currency,
      total: sum(held.map(shownBalance)),
      pending: sum(held.map((account) => account.pendingAmount)),
      accounts: held.length,
    };
  });
}

/** By kind, and inside a kind by currency, so that accounts of one currency stand together. */
export function accountGroups(accounts: readonly Account[]): { kind: AccountKind; accounts: Account[] }[] {
  const order = [...new Set(accounts.map((account) => account.currencyCode))];
  const place = (account: Account) => order.indexOf(account.currencyCode);
  return byKind(accounts).map((group) => ({
    ...group,
    accounts: [...group.accounts].sort((a, b) => place(a) - place(b)),
  }));
}

export interface Activity extends Transaction {
  /** What the bank took for it, from the fee entry that was folded in or from the transaction itself. */
  feeTotal: Amount;
}

/**
 * Recent activity without rows of its own for fees (R2.9.7): each fee joins the transaction it belongs to. A fee
 * whose transaction is on an older page is left to the history screen, which lists everything.
 */
export function foldFees(transactions: readonly Transaction[]): Activity[] {
  const fees = new Map<string, Amount>();
  for (const { operationType, feeOf, amount } of transactions) {
    if (operationType === 'Fees' && feeOf !== null) fees.set(feeOf, add(fees.get(feeOf) ?? '0', amount));
  }
  return transactions
    .filter((transaction) => transaction.operationType !== 'Fees')
    .map((transaction) => ({ ...transaction, feeTotal: fees.get(transaction.transactionId) ?? transaction.fee }));
}

/** What arrived between two answers of the bank, account by account; for saying it aloud. */
export function arrivals(before: readonly Account[], after: readonly Account[]): { account: Account; more: Amount }[] {
  return after.flatMap((account) => {
    const known = before.find((other) => other.accountId === account.accountId);
    if (!known || compare(account.balance, known.balance) <= 0) return [];
    return [{ account, more: subtract(account.balance, known.balance) }];
  });
}

/** Consecutive activities of one day together, in the order they came. @param dayOf the reader's day of an instant */
export function activityByDay(
  activities: readonly Activity[],
  dayOf: (iso: string) => string,
): { day: string; activities: Activity[] }[] {
  const days = new Map<string, Activity[]>();
  for (const activity of activities) {
    const day = dayOf(activity.date);
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return [...days].map(([day, listed]) => ({ day, activities: listed }));
}
