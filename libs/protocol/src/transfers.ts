import * as z from 'zod/mini';
import { DEBIT, oneOf } from './either-amount';
import { method } from './method';
import { nameIn } from './name-in';
import { createdPayment, MAY_INITIATE, ORDER, quoteByEither, SEND_DATE, SUBSCRIPTION } from './payment';
import { amountIn, currencyCode, emailTextIn, idIn, instant, textIn } from './wire';
import { askRefusals, confirmRefusals, keyRefusals, orderRefusals } from './refusals';

// R2.3 to R2.7, P2P and its approval.

/**
 * A payee's address, as typed; the look-up says whether it belongs to a customer. It acts for the customer who would pay: a payee whom
 * they have paid before is no new question (R0.56), and whom they block is their own list.
 */
export const checkPayeeEmail = method('checkPayeeEmail', {
  acting: true,
  balanceInfo: false,
  refusals: askRefusals,
  request: z.strictObject({ email: emailTextIn }),
  response: z.object({
    exist: z.boolean(),
    exists: z.boolean(),
    isEmployee: z.boolean(),
    outBlacklist: z.boolean(),
    /** The payee's name as the payer may see it; null for an unknown address. */
    name: z.nullable(z.string()),
  }),
});

/** Why a coupon does not count (R2.7.190). */
const couponRefusals = [
  'unknownCoupon',
  'couponNotNow',
  'couponUsed',
  'couponOtherCurrency',
  // Many codes were tried (R0.58).
  'triedTooOften',
] as const;

/** A code that makes the fee of one payment less; its letters count alike in either case. */
const COUPON = { couponCode: z.optional(textIn(32)) };

/** Fee and rate before sending, by what arrives or by what leaves. Needs an account and an amount above 0 (R2.5.2). */
export const p2pTransferFee = method('p2pTransferFee', {
  acting: true,
  balanceInfo: true,
  refusals: [
    'noAccess',
    'unknownCurrency',
    'invalidAmount',
    'amountTooSmall',
    'amountTooLarge',
    'invalidSendDate',
    ...couponRefusals,
  ],
  /** hold: this is for the review, so hold the rate for a minute (R2.4.65). */
  request: z
    .strictObject({
      accountId: idIn,
      amount: z.optional(amountIn),
      ...DEBIT,
      currency: currencyCode,
      ...COUPON,
      hold: z.optional(z.boolean()),
      ...SEND_DATE,
    })
    .check(...oneOf('amount')),
  response: quoteByEither,
});

/** Where a customer ordered a payment: in a browser, or in the app that wraps the pages. */
export const platform = z.enum(['web', 'wrapper']);
export type Platform = z.output<typeof platform>;

/** The most letters of a template's name. */
export const TEMPLATE_NAME_MAX = 60;

export const p2pTransfer = method('p2pTransfer', {
  ...ORDER,
  refusals: [
    ...orderRefusals,
    'unknownCurrency',
    'invalidAmount',
    'amountTooSmall',
    'amountTooLarge',
    'ownAddress',
    'unknownPayee',
    ...askRefusals,
    'unknownSender',
    ...couponRefusals,
    'quoteExpired',
    'blockedPayee',
    'payeeCannotReceive',
    'invalidSubscriptionEnd',
    'invalidSendDate',
    'unknownInvoice',
    'invoicePaid',
    'invoiceWaits',
    'invoiceRejected',
    'invoiceDiffers',
    'invoicePartWrong',
  ],
  request: z.strictObject({
    accountId: idIn,
    amount: amountIn,
    /** The currency the payee receives. */
    currency: currencyCode,
    toEmail: emailTextIn,
    note: z.optional(textIn(140)),
    /** The confirmed address of the customer that the payee sees; without it the one that the user signs in with. */
    fromEmailId: z.optional(idIn),
    reference: z.optional(textIn(35)),
    platform: z.optional(platform),
    /** Keeps what was ordered as a template of this name (R2.7.191); one of the same name is replaced. */
    templateName: z.optional(nameIn(TEMPLATE_NAME_MAX)),
    ...COUPON,
    /** The held price that the customer saw (R2.4.65). */
    quoteId: z.optional(textIn(64)),
    ...SUBSCRIPTION,
    ...SEND_DATE,
    /** What it pays: payee, amount and currency are then the invoice's. */
    invoiceId: z.optional(idIn),
  }),
});

/** Approves the user's own payment with the code: once, five tries, ten minutes (R0.22). */
export const normalConfirm = method('normalConfirm', {
  ...ORDER,
  refusals: [...keyRefusals, ...confirmRefusals],
  request: z.strictObject({ trxid: textIn(64), approvalCode: textIn(12) }),
});

/** Sends another code, three times at most; the one before stops working (R2.7.16). */
export const resendSmsForTransfer = method('resendSmsForTransfer', {
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  byAdmin: 'freely',
  refusals: ['noAccess', 'notWaiting', 'codeUsedUp', 'codeExpired', 'tooManySends'],
  request: z.strictObject({ trxid: textIn(64) }),
  response: z.object({ approvalSentTo: z.nullable(z.string()), approvalExpiresAt: z.nullable(instant) }),
});

/**
 * Gives up the user's own order that still waits for its approval, or undoes one that has not left yet (R2.4.61); the hold is released. With
 * `unlessApproved`, for a page that was left, what was approved meanwhile by a code on its way or on the phone stays approved.
 */
export const transferCancel = method('transferCancel', {
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  byAdmin: 'freely',
  refusals: ['noAccess', 'notWaiting'],
  request: z.strictObject({ trxid: textIn(64), unlessApproved: z.optional(z.boolean()) }),
  response: createdPayment,
});
