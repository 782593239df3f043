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
 * The transactions without rows of their own for fees: each fee joins the transaction it belongs to (R2.9.7), whose balance is then
 * the one after its fee. A fee whose transaction is not among them, on an older page, is left out.
 */
export function foldFees(transactions: readonly Transaction[]): Transaction[] {
  const fees = new Map<string, Fee>();
  // The newest comes first, so what was met first is the balance after all fees of a transaction.
  for (const { operationType, feeOf, amount, accountId, balanceAfter } of transactions) {
    if (operationType !== 'Fees' || feeOf === null) continue;
    const known = fees.get(feeOf);
    fees.set(feeOf, known ? { ...known, amount: add(known.amount, amount) } : { amount, accountId, balanceAfter });
  }
  return transactions
    .filter(({ operationType }) => operationType !== 'Fees')
    .map((transaction) => withFee(transaction, fees.get(transaction.transactionId)));
}

type Fee = Pick<Transaction, 'amount' | 'accountId' | 'balanceAfter'>;

function withFee(transaction: Transaction, fee: Fee | undefined): Transaction {
  if (!fee) return transaction;
  const { balanceAfter, accountId } = fee;
  // A fee that another account has paid says nothing about the balance of this one.
  return { ...transaction, fee: fee.amount, ...(accountId === transaction.accountId && { balanceAfter }) };
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
