import * as z from 'zod/mini';
import { approvalMode } from './customer';
import { operationType } from './history';
import { accessRight, method } from './method';
import { amount, amountIn, currencyCode, id, idIn, instant, textIn } from './wire';
import { confirmRefusals, keyRefusals } from './refusals';

// R2.3 to R2.7, P2P and its approval.

/** Who may start a transfer: all but NO_ACCESS and READ, and UPLOADING, which only prepares files (R1.3.8). */
export const MAY_INITIATE = [accessRight.fullAccess, accessRight.initiate, accessRight.confirmed] as const;

/** A payee's address, as typed; the look-up says whether it belongs to a customer. */
export const checkPayeeEmail = method('checkPayeeEmail', {
  request: z.strictObject({ email: textIn(254) }),
  response: z.object({
    exist: z.boolean(),
    exists: z.boolean(),
    isEmployee: z.boolean(),
    outBlacklist: z.boolean(),
    /** The payee's name as the payer may see it; null for an unknown address. */
    name: z.nullable(z.string()),
  }),
});

export const transferType = z.enum(['eft', 'wire', 'oct', 'p2p', 'crypto_eft', 'instant_payment', 'interac']);

export const recentTransfer = z.object({
  transactionId: z.string(),
  type: transferType,
  permission: z.enum(['own', '3d']),
  /** Disabled entries are hidden (R2.3.12). */
  isDisabled: z.boolean(),
  name: z.string(),
  email: z.nullable(z.string()),
  amount,
  currencyCode,
  date: instant,
});
export type RecentTransfer = z.output<typeof recentTransfer>;

export const recentTransfersList = method('recentTransfersList', {
  acting: true,
  balanceInfo: true,
  request: z.strictObject({ types: z.array(transferType), limit: idIn, search: z.optional(textIn(100)) }),
  response: z.object({ transfers: z.array(recentTransfer) }),
});

/** Where the money of a payment goes: who, and the one detail that tells them from others of their name. */
export const payee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('customer'), name: z.string(), email: z.string() }),
  z.object({ kind: z.literal('ownAccount'), name: z.string(), accountId: id }),
  z.object({ kind: z.literal('bankAccount'), name: z.string(), accountNumber: z.string() }),
  /** The number masked (R2.5.6). */
  z.object({ kind: z.literal('card'), name: z.string(), cardNumber: z.string() }),
  z.object({ kind: z.literal('wallet'), name: z.string(), address: z.string() }),
  z.object({ kind: z.literal('email'), name: z.string(), email: z.string() }),
]);
export type Payee = z.output<typeof payee>;

/** What a payment costs and does, as the bank computed it; the review sheet and every approver see this (R0.22). */
export const paymentSummary = z.object({
  fromAccountId: id,
  payee,
  /** What the payee receives. */
  amount,
  currencyCode,
  /** What leaves the account for it, without the fee, in the account's currency. */
  debitAmount: amount,
  fee: amount,
  /** debitAmount + fee. */
  total: amount,
  debitCurrencyCode: currencyCode,
  /** From the account's currency to the payee's; "1" when they are the same. */
  exchangeRate: amount,
  note: z.string(),
});
export type PaymentSummary = z.output<typeof paymentSummary>;

/** What a payment would cost now, as the bank quotes it before it is sent. */
export const paymentQuote = z.object({
  fee: amount,
  debitAmount: amount,
  total: amount,
  debitCurrencyCode: currencyCode,
  exchangeRate: amount,
  available: amount,
});
export type PaymentQuote = z.output<typeof paymentQuote>;

/** Fee and rate before sending. Needs an account and an amount above 0 (R2.5.2). */
export const p2pTransferFee = method('p2pTransferFee', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'unknownCurrency', 'invalidAmount'],
  request: z.strictObject({ accountId: idIn, amount: amountIn, currency: currencyCode }),
  response: paymentQuote,
});

/**
 * pending: waits for the sender's approval, the money is on hold. created: waits for another user's approval (access
 * level 3). posted, rejected, cancelled, expired: final.
 */
export const paymentStatus = z.enum(['pending', 'created', 'posted', 'rejected', 'cancelled', 'expired']);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** A payment as it was agreed and as it stands: what every kind answers, and every approval of one. */
export const createdPayment = z.object({
  trxid: z.string(),
  kind: operationType,
  status: paymentStatus,
  approveType: approvalMode,
  /** Receiver of the code, masked; null without one. */
  approvalSentTo: z.nullable(z.string()),
  /** Until when the code works; null when none was sent. */
  approvalExpiresAt: z.nullable(instant),
  summary: paymentSummary,
});
export type CreatedPayment = z.output<typeof createdPayment>;

export const p2pTransfer = method('p2pTransfer', {
  acting: true,
  balanceInfo: true,
  money: true,
  right: MAY_INITIATE,
  refusals: [
    ...keyRefusals,
    'noAccess',
    'accountClosed',
    'notPermitted',
    'unknownCurrency',
    'invalidAmount',
    'amountTooSmall',
    'amountTooLarge',
    'insufficientFunds',
    'ownAddress',
    'unknownPayee',
    'blockedPayee',
    'payeeCannotReceive',
    'needsSecondFactor',
  ],
  request: z.strictObject({
    accountId: idIn,
    amount: amountIn,
    /** The currency the payee receives. */
    currency: currencyCode,
    toEmail: textIn(254),
    note: z.optional(textIn(140)),
    reference: z.optional(textIn(35)),
  }),
  response: createdPayment,
});

/** Approves the user's own payment with the code: once, five tries, ten minutes (R0.22). */
export const normalConfirm = method('normalConfirm', {
  acting: true,
  balanceInfo: true,
  money: true,
  right: MAY_INITIATE,
  refusals: [...keyRefusals, ...confirmRefusals],
  request: z.strictObject({ trxid: textIn(64), approvalCode: textIn(12) }),
  response: createdPayment,
});

/** Sends another code, three times at most; the one before stops working (R2.7.16). */
export const resendSmsForTransfer = method('resendSmsForTransfer', {
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['noAccess', 'notWaiting', 'codeUsedUp', 'codeExpired', 'tooManySends'],
  request: z.strictObject({ trxid: textIn(64) }),
  response: z.object({ approvalSentTo: z.nullable(z.string()), approvalExpiresAt: z.nullable(instant) }),
});

/** Gives up a transfer that still waits for its sender's approval; the hold is released. */
export const transferCancel = method('transferCancel', {
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['noAccess', 'notWaiting'],
  request: z.strictObject({ trxid: textIn(64) }),
  response: createdPayment,
});

/**
 * What became of a money call whose answer was lost (R0.20). Asking settles it: a key the bank has not seen is
 * closed by this call, so that a late arrival of the original can no longer move money.
 */
export const transferOutcome = method('transferOutcome', {
  acting: true,
  balanceInfo: false,
  request: z.strictObject({ idempotencyKey: textIn(200) }),
  response: z.object({ outcome: z.enum(['found', 'absent']), transfer: z.nullable(createdPayment) }),
});
