import { add, type Amount, isZero, subtract } from '@bank/money';
import type { Transaction } from '@bank/protocol/history';

/** What a day, or a list, added up to in one currency. */
export interface CurrencySum {
  currencyCode: string;
  /** Negative where more went out than came in. */
  amount: Amount;
}

/** The transactions of one day, newest first. */
export interface DayGroup {
  /** `YYYY-MM-DD`, the reader's. */
  day: string;
  transactions: Transaction[];
  sums: CurrencySum[];
}

/**
 * The transactions without rows of their own for fees: each fee joins the transaction it belongs to (R2.9.7). A fee whose
 * transaction is not among them, on an older page, is left out.
 */
export function foldFees(transactions: readonly Transaction[]): Transaction[] {
  const fees = new Map<string, Amount>();
  for (const { operationType, feeOf, amount } of transactions) {
    if (operationType === 'Fees' && feeOf !== null) fees.set(feeOf, add(fees.get(feeOf) ?? '0', amount));
  }
  return transactions
    .filter(({ operationType }) => operationType !== 'Fees')
    .map((transaction) => ({ ...transaction, fee: fees.get(transaction.transactionId) ?? transaction.fee }));
}

/** Transactions by day, in the order they came. @param dayOf the reader's calendar day of an instant */
export function dayGroups(transactions: readonly Transaction[], dayOf: (iso: string) => string): DayGroup[] {
  const days = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const day = dayOf(transaction.date);
    const listed = days.get(day);
    if (listed) listed.push(transaction);
    else days.set(day, [transaction]);
  }
  return [...days].map(([day, listed]) => ({ day, transactions: listed, sums: sumsOf(listed) }));
}

/**
 * What transactions add up to, fees included: a figure for each currency, since two currencies have no sum. What is processing
 * counts, because its money is no longer free; what was rejected moved nothing.
 */
export function sumsOf(transactions: readonly Transaction[]): CurrencySum[] {
  const sums = new Map<string, Amount>();
  for (const { status, direction, amount, fee, currencyCode } of transactions) {
    if (status === 'rejected') continue;
    const before = sums.get(currencyCode) ?? '0';
    const moved = direction === 'in' ? add(before, amount) : subtract(before, amount);
    sums.set(currencyCode, subtract(moved, fee));
  }
  return [...sums].map(([currencyCode, amount]) => ({ currencyCode, amount })).filter(({ amount }) => !isZero(amount));
}

/** The reader's calendar day of an instant, `YYYY-MM-DD`. */
export function localDay(iso: string): string {
  const at = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
