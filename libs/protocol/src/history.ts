import * as z from 'zod/mini';
import { declineReason } from './decline-reason';
import { http, method } from './method';
import { amount, amountIn, currencyCode, day, emailTextIn, id, idIn, instant, textIn, timeZoneIn } from './wire';

// R2.3.14; R2.7.9.

export const operationType = z.enum([
  'P2P',
  'Card',
  'Wire',
  'BankTransfer',
  'InstantPayment',
  'Interac',
  'CardPayout',
  'Crypto',
  'GlobalPayment',
  'Exchange',
  'OwnTransfer',
  'CardLoad',
  'Deposit',
  'Fees',
  'Invoice',
  'Refund',
]);
export type OperationType = z.output<typeof operationType>;

export const transactionStatus = z.enum(['completed', 'processing', 'rejected']);

/** What money was for, beyond the specification: eight kinds that the bank tells apart, by the trade of who took it. */
export const category = z.enum(['food', 'home', 'travel', 'leisure', 'work', 'bills', 'people', 'income']);
export type Category = z.output<typeof category>;

/** Why a card payment came to nothing. */
export const notPaid = z.enum([...declineReason.options, 'reversed', 'lapsed']);
export type NotPaid = z.output<typeof notPaid>;

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
  /** The transaction this is the fee of, so that home can fold it in (R2.9.7). */
  feeOf: z.nullable(z.string()),
  /** Beyond the specification; null where the bank cannot say. */
  category: z.nullable(category),
  /**
   * Beyond the specification: what a transaction that is processing waits for. confirmation: of who ordered it, until heldUntil.
   * approval: of another user. moment: it may still be undone. day: leavesAt. shop: it is on hold until the shop collects it, at most
   * until heldUntil.
   */
  waitsFor: z.nullish(
    z.object({
      what: z.enum(['confirmation', 'approval', 'moment', 'day', 'shop']),
      leavesAt: z.nullable(instant),
      heldUntil: z.optional(instant),
    }),
  ),
  /**
   * Beyond the specification: why a card payment came to nothing. The bank declined it for a reason, the shop gave the money back
   * (reversed), or the shop never collected it (lapsed). Null for every other transaction.
   */
  notPaid: z.nullish(notPaid),
  /**
   * Beyond the specification: how a payment ended that nobody declined. expired: it was not confirmed or approved in time. cancelled: its
   * payer gave it up. Null for every other transaction.
   */
  ended: z.nullish(z.enum(['expired', 'cancelled'])),
  /** Beyond the specification: the administrator of the bank who ordered it for the customer, as "Ada K."; null for every other. */
  orderedByBank: z.nullish(z.string()),
});
export type Transaction = z.output<typeof transaction>;

/** Filters of a history (R2.3.14), the same for a list and its export. */
export const historyFilter = {
  /** Without it: all accounts of the customer. */
  accountId: z.optional(idIn),
  keyword: z.optional(textIn(100)),
  transactionType: z.optional(operationType),
  fromDate: z.optional(day),
  toDate: z.optional(day),
  fromAmount: z.optional(amountIn),
  toAmount: z.optional(amountIn),
  transactionDirection: z.optional(z.enum(['in', 'out'])),
  status: z.optional(transactionStatus),
  email: z.optional(emailTextIn),
  /** Beyond the specification: what the money was for. */
  category: z.optional(category),
  timeZone: timeZoneIn,
  /** Beyond the specification: fees have no rows of their own, and a transaction's balance is the one after its fee. */
  foldFees: z.optional(z.boolean()),
};

export const transactionHistory = method('transactionHistory', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({
    ...historyFilter,
    pageNumber: idIn,
    /** 20 on the history screen, 25 on home (R0.4). At most 200. */
    pageSize: z.optional(idIn),
  }),
  response: z.object({
    accountId: z.nullable(id),
    pageNumber: z.int(),
    transactions: z.object({ transaction: z.array(transaction) }),
    /** Total number of rows. */
    results: z.int(),
    rejectedCount: z.int(),
    processingCount: z.int(),
    /** The id of the caller's newest export of exactly this list, on its way or ready; null while there is none. */
    exportCsv: z.nullable(z.string()),
  }),
});

/** What came in and went out in one currency; neither has a sign. */
const flow = z.object({ currencyCode, in: amount, out: amount });

/**
 * Beyond the specification: what a whole list adds up to, however few of its rows were read. Fees count and rejected transactions do not;
 * for a list of all accounts, money between them is neither in nor out.
 */
export const transactionSummary = method('transactionSummary', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject(historyFilter),
  response: z.object({
    totals: z.array(flow),
    /** Money out by what it was for, the most first; null is the rest. */
    categories: z.array(z.object({ category: z.nullable(category), currencyCode, amount })),
    /** Newest first: how many rows each day has, and its sum in each currency, negative where more went out. */
    days: z.array(z.object({ day, count: z.int(), sums: z.array(z.object({ currencyCode, amount })) })),
  }),
});
export type TransactionSummary = z.output<typeof transactionSummary.response>;

/** A transaction's id as rows have it: its payment's, and what tells the rows of one payment apart. */
export const transactionId = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}(-fee|-in|-return)?$/));

/** What happens to money on its way; not every way has every step. */
export const transactionStep = z.enum([
  'ordered',
  'approved',
  'held',
  'sent',
  'arrived',
  'paid',
  'returned',
  'declined',
  'cancelled',
  'expired',
]);
export type TransactionStep = z.output<typeof transactionStep>;

/** Beyond the specification: one transaction, found by its id, with what happened to it and what comes next. */
export const transactionDetails = method('transactionDetails', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['unknown'],
  request: z.strictObject({ transactionId }),
  response: z.object({
    /** Its fee folded in. */
    transaction,
    /** The oldest first; at is null for what is still to come. */
    steps: z.array(
      z.object({ step: transactionStep, state: z.enum(['done', 'now', 'next']), at: z.nullable(instant) }),
    ),
    /** What reached the payee, where it is in another currency; null otherwise. */
    received: z.nullable(z.object({ amount, currencyCode, rate: amount })),
    /** Who declined a request for approval, and why, as the payer's company reads it (R2.4.66); null for everything else. */
    declined: z.nullable(z.object({ by: z.string(), reason: z.nullable(z.string()) })),
    /** The customer's own words on it; '' where there are none. */
    note: z.string(),
    /** Files that the customer has put to it, the oldest first. */
    attachments: z.array(z.object({ attachmentId: z.string(), fileName: z.string(), bytes: z.int() })),
    /** What the customer has taught the bank about this payee; null where the bank decides. */
    taught: z.nullable(category),
  }),
});
export type TransactionDetails = z.output<typeof transactionDetails.response>;

/** Beyond the specification: the receipt of a completed transaction as a PDF, in the reader's language and under the brand's name. */
export const transactionReceipt = http('GET /history/receipts/{brand}/{transactionId}', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['unknown', 'notDone'],
  request: z.strictObject({ brand: z.string().check(z.regex(/^[a-z]$/)), transactionId }),
  response: z.instanceof(Blob),
});
