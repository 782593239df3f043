import * as z from 'zod/mini';
import { method } from './method';
import { nameIn } from './name-in';
import { orderRefusals } from './refusals';
import { MAY_INITIATE, ORDER, paymentApproval, paymentStatus, returnReason } from './payment';
import { bankTransferType } from './transfers-external';
import { amount, currencyCode, day, emailTextIn, fileIn, id, idIn, instant, textIn } from './wire';

// R2.7.140 to R2.7.143: many payments at once, from a file or from text. R2.7.210 to R2.7.213: those that leave the bank.

/** The most rows that one file may have. */
export const MASS_ROWS = 10_000;

/** How the rows of a batch are paid: to customers of this bank, or out of it in one of the ways of single payments. */
export const massType = z.enum(['p2p', ...bankTransferType.options]);
export type MassType = z.output<typeof massType>;

/** What a column of a file of payments may hold: who is paid, what a bank abroad needs to find them, and what they get. */
export const massField = z.enum([
  ...(['email', 'name', 'country', 'amount', 'currency', 'note'] as const),
  ...([
    'iban',
    'accountNumber',
    'sortCode',
    'routingNumber',
    'accountType',
    'swift',
    'bankCode',
    'branchCode',
  ] as const),
  ...(['beneficiaryAddress', 'payeeEmail', 'taxId', 'instantKeyType', 'instantKey', 'instantBank'] as const),
  ...(['cardNumber', 'walletAddress'] as const),
]);
export type MassField = z.output<typeof massField>;

/**
 * ready: the bank can pay it. wrong: the bank says why not, and it is left out. paid, failed: final. sent: it has left the bank, and
 * returned: it came back. unpaid: its payment was given up before the row was paid.
 */
export const massRowState = z.enum(['ready', 'wrong', 'sent', 'paid', 'returned', 'failed', 'unpaid']);
export type MassRowState = z.output<typeof massRowState>;

export const massRow = z.object({
  /** Where it stands in the customer's file, from 1. */
  row: id,
  /** What tells the payee from others of their name: an address, or the number of an account, a card or a wallet. */
  payee: z.string(),
  /** The payee as the payer may see them; null for an unknown address, and for one that is checked when it is paid. */
  name: z.nullable(z.string()),
  /**
   * More people were asked about than may be for now (R0.56): the bank has not said whether it knows this payee, and finds out when the row
   * is paid. Always false once that has happened, and of a wrong row.
   */
  checkedAtPayment: z.boolean(),
  /** What the file said beside the amount, the currency and the note. Of a card stands its masked number. */
  cells: z.partialRecord(massField, z.string()),
  amount,
  currencyCode: z.string(),
  note: z.string(),
  /** What leaves the account for it, and the fee beside that, both in the account's currency; null for a wrong row. */
  debitAmount: z.nullable(amount),
  fee: z.nullable(amount),
  state: massRowState,
  /** Why it is wrong or failed, as a sentence; null otherwise. */
  reason: z.nullable(z.string()),
  /** The column that the reason is about; null: the row as a whole. */
  field: z.nullable(massField),
  /** Why a returned one came back. */
  returnedFor: z.nullable(returnReason),
  /** What the payee's bank says of a name that it does not know the account under; null: nothing, or that it is right. */
  nameCheck: z.nullable(z.object({ result: z.enum(['close', 'noMatch']), rightName: z.nullable(z.string()) })),
  /** When the customer last sent the same amount to this payee, within the 90 days before the check; null: not in these. */
  paidBefore: z.nullable(instant),
});
export type MassRow = z.output<typeof massRow>;

export const massBatch = z.object({
  id: z.string(),
  /** The file's name, or what the customer called it. */
  name: z.string(),
  type: massType,
  accountId: id,
  at: instant,
  /** checked: it was not ordered yet. Otherwise the status of its payment. */
  status: z.enum(['checked', ...paymentStatus.options]),
  rows: id,
  wrong: id,
  paid: id,
  failed: id,
  /** Of those that were paid, how many came back, and how many have left the bank and not arrived yet. */
  returned: id,
  onItsWay: id,
  /** Without the fees, over all rows that are not wrong. */
  debitAmount: amount,
  fee: amount,
  total: amount,
  currencyCode,
  /** What the account has for it now. */
  available: amount,
});
export type MassBatch = z.output<typeof massBatch>;

/**
 * The columns of an uploaded file of payments to customers. Every uploaded file of payments is of one form: UTF-8 without a mark, commas,
 * CRLF, quotes where a cell needs them, the names of the columns in the first line, amounts as decimals with a point.
 */
export const massFileColumns = ['n', 'email', 'amount', 'currency', 'note'] as const;

/** Those of a file of payments out of the bank; a file has the ones that its rows use. */
export const massOutsideColumns = ['n', ...massField.options.filter((field) => field !== 'email')] as const;

/** What a file of rows holds; n is the row of the customer's own file. */
export const massFile = z
  .array(
    z.strictObject({
      n: z.int().check(z.positive(), z.maximum(1_000_000)),
      email: emailTextIn,
      amount: z.string().check(z.regex(/^\d{1,20}(\.\d{1,8})?$/)),
      currency: currencyCode,
      note: z.string().check(z.maxLength(140)),
    }),
  )
  .check(z.minLength(1), z.maxLength(MASS_ROWS));
export type MassFile = z.output<typeof massFile>;

/** Why a file of rows is not taken. */
export const fileRefusals = ['unreadableFile', 'noRows', 'tooManyRows'] as const;

/**
 * Checks and prices the rows of a file or a text; nothing is held. The file has the `massFileColumns`.
 */
export const massTransferByFile = method('massTransferByFile', {
  body: 'multipart',
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['noAccess', 'accountClosed', 'notPermitted', ...fileRefusals],
  request: z.strictObject({ accountId: idIn, name: nameIn(100), file: fileIn }),
  response: z.object({ batchId: z.string() }),
});

const countryIn = z.string().check(z.regex(/^([A-Z]{2})?$/));

/** What a file of payments out of the bank holds; n is the row of the customer's own file, and a coin goes to no country. */
export const massOutsideFile = z
  .array(
    z.strictObject({
      n: z.int().check(z.positive(), z.maximum(1_000_000)),
      name: z.string().check(z.maxLength(140)),
      country: countryIn,
      fields: z.partialRecord(massField, z.string().check(z.maxLength(200))),
      amount: z.string().check(z.regex(/^\d{1,20}(\.\d{1,8})?$/)),
      currency: currencyCode,
      note: z.string().check(z.maxLength(140)),
    }),
  )
  .check(z.minLength(1), z.maxLength(MASS_ROWS));
export type MassOutsideFile = z.output<typeof massOutsideFile>;

const massColumn = z.object({
  field: massField,
  /** In the reader's language. */
  label: z.string(),
  /** What the bank calls it in every language, so that a sample is read whatever language it was made in. */
  names: z.array(z.string()),
});
export type MassColumn = z.output<typeof massColumn>;

/** The columns of a way out of the bank, for every country that it reaches; which of them a row needs follows from its country. */
export const massColumns = method('massColumns', {
  beyond: true,
  request: z.strictObject({ type: bankTransferType }),
  response: z.object({ columns: z.array(massColumn) }),
});

/** Checks and prices rows that leave the bank; nothing is held. The file has `massOutsideColumns`. */
export const massOutsideByFile = method('massOutsideByFile', {
  body: 'multipart',
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['noAccess', 'accountClosed', 'notPermitted', ...fileRefusals],
  request: z.strictObject({ type: bankTransferType, accountId: idIn, name: nameIn(100), file: fileIn }),
  response: z.object({ batchId: z.string() }),
});

/** Beyond the specification: orders the rows that the bank found right, as one payment with one approval and one hold. */
export const massTransfer = method('massTransfer', {
  ...ORDER,
  beyond: true,
  refusals: [...orderRefusals, 'notWaiting', 'overDayLimit'],
  request: z.strictObject({ batchId: textIn(64) }),
});

/** What a sample file is of. A creditCard is paid by oct, cryptoEft by crypto_eft (R0.32). */
export const massSampleType = z.enum([
  ...(['wire', 'p2p', 'eft', 'creditCard', 'globalPay', 'cryptoEft'] as const),
  // Beyond the specification, as their screens are (R0.31).
  ...(['instant', 'interac'] as const),
]);
export type MassSampleType = z.output<typeof massSampleType>;

/**
 * A sample of a file of many payments: the names of its columns in the reader's language, and two rows below them. A wire, a bank
 * transfer and a card have the columns of their country, a coin those of its currency's chain; the others ignore the country.
 */
export const massSample = method('massSample', {
  refusals: ['noWay'],
  request: z.strictObject({
    type: massSampleType,
    countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    currencyCode,
  }),
  response: z.object({ rows: z.array(z.array(z.string())) }),
});

/** What the list of batches tells apart: beside mass payments stand those by link (R2.7.200). */
export const batchType = z.enum([...massType.options, 'globalPay']);

/** A batch as one line. Of those by link, paid is how many recipients have one. */
export const batchLine = z.extend(massBatch, { type: batchType });
export type BatchLine = z.output<typeof batchLine>;

/** The batches that were ordered, newest first. Empty filters are left out (R2.3.14). */
export const batchTransferList = method('batchTransferList', {
  acting: true,
  balanceInfo: true,
  request: z.strictObject({
    search: z.optional(textIn(100)),
    types: z.optional(z.array(batchType)),
    from: z.optional(day),
    to: z.optional(day),
    /** From 1. */
    pageNumber: idIn,
    /** 20 on the screen (R3.9.4), at most 100. */
    pageSize: idIn,
  }),
  response: z.object({ batchTransfer: z.object({ transfer: z.array(batchLine) }), total: z.int() }),
});

/** A batch with all of its rows, in the order of the customer's file. */
export const batchTransferViewFile = method('batchTransferViewFile', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ id: textIn(64) }),
  /** approval: who approves the batch if it is ordered now. */
  response: z.object({ batch: massBatch, rows: z.array(massRow), approval: paymentApproval }),
});
