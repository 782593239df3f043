import * as z from 'zod/mini';
import { method } from './method';
import { amount, amountIn, currencyCode, day, id, idIn, instant, textIn } from './wire';

// spec 2 §3 "History filter", "Transaction history result"; §7 "History and statements".

export const operationType = z.enum([
  'P2P',
  'Card',
  'Wire',
  'BankTransfer',
  'Exchange',
  'Deposit',
  'Fees',
  'Invoice',
  'Refund',
]);
export type OperationType = z.output<typeof operationType>;

export const transactionStatus = z.enum(['completed', 'processing', 'rejected']);

export const transaction = z.object({
  transactionId: z.string(),
  accountId: id,
  date: instant,
  operationType,
  direction: z.enum(['in', 'out']),
  /** Unsigned; the direction says which way. */
  amount,
  currencyCode,
  fee: amount,
  status: transactionStatus,
  counterpartyName: z.string(),
  counterpartyEmail: z.nullable(z.string()),
  description: z.string(),
  /** The balance after this entry; null while it is processing and when it was rejected. */
  balanceAfter: z.nullable(amount),
  /** The transaction this is the fee of, so that home can fold it in (spec 2 §9). */
  feeOf: z.nullable(z.string()),
});
export type Transaction = z.output<typeof transaction>;

export const transactionHistory = method('transactionHistory', {
  acting: true,
  request: z.strictObject({
    /** Without it: all accounts of the customer. */
    accountId: z.optional(idIn),
    pageNumber: idIn,
    /** 20 on the history screen, 25 on home (decision 4). At most 200. */
    pageSize: z.optional(idIn),
    keyword: z.optional(textIn(100)),
    transactionType: z.optional(operationType),
    fromDate: z.optional(day),
    toDate: z.optional(day),
    fromAmount: z.optional(amountIn),
    toAmount: z.optional(amountIn),
    transactionDirection: z.optional(z.enum(['in', 'out'])),
    status: z.optional(transactionStatus),
    email: z.optional(textIn(254)),
  }),
  response: z.object({
    accountId: z.nullable(id),
    pageNumber: z.int(),
    transactions: z.object({ transaction: z.array(transaction) }),
    /** How many there are in all. */
    results: z.int(),
    rejectedCount: z.int(),
    processingCount: z.int(),
    exportCsv: z.nullable(z.string()),
  }),
});
