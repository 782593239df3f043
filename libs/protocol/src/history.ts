import * as z from 'zod/mini';
import { http, method } from './method';
import { amount, amountIn, currencyCode, day, email, id, idIn, instant, textIn } from './wire';

// R2.3.14; R2.7.9.

export const operationType = z.enum([
  'P2P',
  'Card',
  'Wire',
  'BankTransfer',
  'Exchange',
  'OwnTransfer',
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
  /** The transaction this is the fee of, so that home can fold it in (R2.9.7). */
  feeOf: z.nullable(z.string()),
});
export type Transaction = z.output<typeof transaction>;

/** Filters of a history (R2.3.14), the same for a list and its export. */
const historyFilter = {
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
  email: z.optional(textIn(254)),
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

/** An export's id: opaque, as the bank hands it out. */
const exportId = z.string().check(z.regex(/^[a-z0-9]{1,64}$/));

/** Starts a file of everything that the filters show. A second start of the same running list returns the same export. */
export const exportStart = method('exportStart', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'tooMany'],
  request: z.strictObject(historyFilter),
  response: z.object({ exportId: z.string() }),
});

/** waiting and running become ready or failed; ready becomes expired. */
export const exportState = z.enum(['waiting', 'running', 'ready', 'failed', 'expired']);

export const exportStatus = method('exportStatus', {
  acting: true,
  balanceInfo: true,
  refusals: ['unknown'],
  request: z.strictObject({ exportId }),
  response: z.object({
    exportId: z.string(),
    status: exportState,
    /** Rows to write and rows written; 0 until they are counted. */
    rows: z.int(),
    rowsDone: z.int(),
    /** Of the file; null until it is ready. */
    bytes: z.nullable(z.int()),
    fileName: z.string(),
    createdAt: instant,
    /** Until when the file is kept; null until it is ready. */
    expiresAt: z.nullable(instant),
  }),
});
export type ExportStatus = z.output<typeof exportStatus.response>;

/** Sends a link to the file, at once or as soon as it is ready. */
export const exportSendToEmail = method('exportSendToEmail', {
  acting: true,
  balanceInfo: true,
  refusals: ['unknown', 'failed', 'gone', 'notYours'],
  request: z.strictObject({ exportId, email }),
});

export const exportFile = http('GET /history/exports/{exportId}', {
  acting: true,
  balanceInfo: true,
  answers: 'file',
  refusals: ['unknown', 'gone', 'notReady'],
  request: z.strictObject({ exportId }),
  response: z.instanceof(Blob),
});
