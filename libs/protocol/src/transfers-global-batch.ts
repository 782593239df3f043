import * as z from 'zod/mini';
import { method } from './method';
import { nameIn } from './name-in';
import { orderRefusals } from './refusals';
import { MAY_INITIATE, ORDER, paymentApproval, paymentStatus } from './payment';
import { bankTransferType } from './transfers-external';
import { fileRefusals } from './transfers-mass';
import { recipientStatus } from './transfers-global';
import { amount, amountIn, currencyCode, emailTextIn, fileIn, id, idIn, instant, textIn } from './wire';

// R2.7.200 to R2.7.205, R3.4.2: many global payments from one file. Each row becomes a link to a recipient.

/** Who pays the fee, in the words of payment schemes: our is the sender, on top of the amount; ben the recipient, out of it. */
export const feeShare = z.enum(['our', 'ben']);
export type FeeShare = z.output<typeof feeShare>;

/** Texts of a payment as the customer typed them. The bank keeps a wrong one and says what is wrong with it. */
const PAYMENT_DATA = {
  beneficiaryType: z.string(),
  beneficiaryName: z.string(),
  beneficiaryEmail: z.string(),
  beneficiaryCountryCode: z.string(),
  amount: z.string(),
  currencyCode: z.string(),
  description: z.string(),
};
export const globalBatchField = z.enum([
  'beneficiaryType',
  'beneficiaryName',
  'beneficiaryEmail',
  'beneficiaryCountryCode',
  'amount',
  'currencyCode',
  'description',
]);
export type GlobalBatchField = z.output<typeof globalBatchField>;

const paymentMethod = z.strictObject({ name: bankTransferType, forbidden: z.boolean() });

/**
 * ready: the bank can pay it. wrong: it is left out, and the bank says why. deleted: the customer took it out, and can put it back.
 * sent: it is a payment of its own, whose recipient has a link. failed: it could not be paid when its turn came. unpaid: the batch was
 * given up before.
 */
export const globalBatchState = z.enum(['ready', 'wrong', 'deleted', 'sent', 'failed', 'unpaid']);
export type GlobalBatchState = z.output<typeof globalBatchState>;

export const globalBatchPayment = z.object({
  /** Its place in the file, or after the last one when it was added. */
  id,
  ...PAYMENT_DATA,
  feeShare,
  /** The ways to the recipient's country. */
  paymentMethods: z.array(paymentMethod),
  state: globalBatchState,
  /** Why it is wrong or failed, as a sentence; null otherwise. */
  reason: z.nullable(z.string()),
  /** What the reason is about; null: the payment as a whole. */
  field: z.nullable(globalBatchField),
  /** What leaves the account for it, and the fee beside that, both in the account's currency; null for a wrong one. */
  debitAmount: z.nullable(amount),
  fee: z.nullable(amount),
  /** Where its recipient is with it; null before it is sent. */
  recipientStatus: z.nullable(recipientStatus),
});
export type GlobalBatchPayment = z.output<typeof globalBatchPayment>;

/** What the payments come to, in the currency of the account. */
const META = {
  /** With the fees. */
  estimatedTotal: amount,
  /** The highest fee of a single payment. */
  maximumTrxFee: amount,
  /** By how much the rates of the payments are worse than the bank's own, at most; "0" where nothing is exchanged. */
  extraFxMarkupPercent: amount,
};

export const globalBatch = z.object({
  batchId: z.string(),
  batchName: z.string(),
  accountId: id,
  /** When the bank got it. */
  date: instant,
  /** draft: it can be changed and was not ordered. rejected: it was given up as a draft. Otherwise the status of its payment. */
  status: z.enum(['draft', ...paymentStatus.options]),
  /** The payment that it was ordered as; null for a draft. */
  trxid: z.nullable(z.string()),
  ...{ ready: id, wrong: id, deleted: id, sent: id, failed: id },
  fee: amount,
  ...META,
  currencyCode,
  /** What the account has for it now. */
  available: amount,
  /** Who approves it if it is ordered now. */
  approval: paymentApproval,
});
export type GlobalBatch = z.output<typeof globalBatch>;

const SEES = { acting: true, balanceInfo: true } as const;
const CHANGES = { ...SEES, right: MAY_INITIATE } as const;
const BATCH = z.strictObject({ batchId: textIn(64) });

/** The columns of an uploaded file, in the form of `massFileColumns`; n is the row of the customer's own file. */
export const globalPayBatchColumns = ['n', ...globalBatchField.options] as const;

/** One payment of a file like one that the bank has: what was typed then and now. */
const difference = z.object({ payment: id, field: globalBatchField, before: z.string(), now: z.string() });

/** What stands beside code 92 (R3.4.2): the batch that pays the same people the same amounts, and what else differs. */
export const identicalBatch = z.looseObject({
  date: instant,
  batchId: z.string(),
  batchName: z.string(),
  differences: z.array(difference),
});
export type IdenticalBatch = z.output<typeof identicalBatch>;

/**
 * Reads a file with the `globalPayBatchColumns` and keeps its rows, the wrong ones with the reason; nothing is held. A batch that pays the same people the same
 * amounts as one of the last 90 days is refused with code 92 unless the customer wants it all the same.
 */
export const globalPayBatchUpload = method('globalPayBatchUpload', {
  ...CHANGES,
  body: 'multipart',
  refusals: [...(['noAccess', 'accountClosed', 'notPermitted', 'identicalBatch'] as const), ...fileRefusals],
  request: z.strictObject({
    batchName: nameIn(100),
    accountId: idIn,
    attachedFile: fileIn,
    ignoreIdenticalBatch: z.optional(z.boolean()),
  }),
  response: z.object({ batchId: z.string() }),
});

/** A batch with all of its payments, in the order of the file. */
export const globalPayBatch = method('globalPayBatch', {
  ...SEES,
  refusals: ['noAccess'],
  request: BATCH,
  response: z.object({ batch: globalBatch, payments: z.array(globalBatchPayment) }),
});

const paymentData = z.strictObject({
  beneficiaryType: textIn(254),
  beneficiaryName: textIn(254),
  beneficiaryEmail: emailTextIn,
  beneficiaryCountryCode: textIn(254),
  amount: textIn(254),
  currencyCode: textIn(254),
  description: textIn(254),
});
export type GlobalPaymentData = z.output<typeof paymentData>;

const OPTIONS = { feeShare: z.optional(feeShare), paymentMethods: z.optional(z.array(paymentMethod)) };
const LIST = z.maxLength(1000);

/** Changes the payments of a batch that was not ordered; answers the batch and the payments that are another now. */
export const globalPayBatchUpdatePayments = method('globalPayBatchUpdatePayments', {
  ...CHANGES,
  refusals: ['noAccess', 'notWaiting', 'tooManyRows'],
  request: z.strictObject({
    batchId: textIn(64),
    adds: z.optional(z.array(z.strictObject({ paymentData, ...OPTIONS })).check(LIST)),
    updates: z.optional(
      z.array(z.strictObject({ paymentId: idIn, paymentData: z.optional(paymentData), ...OPTIONS })).check(LIST),
    ),
    deletes: z.optional(z.array(idIn).check(LIST)),
    restores: z.optional(z.array(idIn).check(LIST)),
  }),
  response: z.object({ batch: globalBatch, payments: z.array(globalBatchPayment) }),
});

/** The ways by which a recipient in a country may be paid; none for a country that cannot be paid to. */
export const globalPayCountryMethods = method('globalPayCountryMethods', {
  request: z.strictObject({ countryCode: textIn(60) }),
  response: z.object({ methods: z.array(bankTransferType) }),
});

export const globalPayBatchMeta = method('globalPayBatchMeta', {
  ...SEES,
  refusals: ['noAccess'],
  request: BATCH,
  response: z.object(META),
});

/**
 * Orders the payments that are ready as one payment with one approval and one hold. They are priced anew; where they would cost something
 * else than the customer has seen, the call is refused and the batch has the new prices.
 */
export const globalPayBatchSubmit = method('globalPayBatchSubmit', {
  ...ORDER,
  refusals: [...orderRefusals, 'notWaiting', 'quoteExpired', 'overDayLimit'],
  request: z.strictObject({ batchId: textIn(64), estimatedTotal: amountIn }),
});

/** Gives up a batch that was not ordered. What was ordered is given up as any payment is. */
export const globalPayBatchReject = method('globalPayBatchReject', {
  ...CHANGES,
  refusals: ['noAccess', 'notWaiting'],
  request: BATCH,
});

export const globalPayBatchStatus = method('globalPayBatchStatus', {
  ...SEES,
  refusals: ['noAccess'],
  request: BATCH,
  response: z.object({ batch: globalBatch }),
});
