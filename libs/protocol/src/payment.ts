import * as z from 'zod/mini';
import { approvalMode } from './customer';
import { ARRIVES } from './either-amount';
import { operationType, transactionStep } from './history';
import { accessRight } from './method';
import { amount, currencyCode, day, id, instant } from './wire';

// R2.3 to R2.7: a payment as the bank quotes and answers it, and what every call has that orders one. Home needs this much, and no such call.

/** Who may start a transfer: all but NO_ACCESS and READ, and UPLOADING, which only prepares files (R1.3.8). */
export const MAY_INITIATE = [accessRight.fullAccess, accessRight.initiate, accessRight.confirmed] as const;

/** Where the money of a payment goes: who, and the one detail that tells them from others of their name. */
export const payee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('customer'), name: z.string(), email: z.string() }),
  z.object({ kind: z.literal('ownAccount'), name: z.string(), accountId: id }),
  z.object({ kind: z.literal('bankAccount'), name: z.string(), accountNumber: z.string() }),
  /** The number masked (R2.5.6). */
  z.object({ kind: z.literal('card'), name: z.string(), cardNumber: z.string() }),
  z.object({ kind: z.literal('wallet'), name: z.string(), address: z.string() }),
  z.object({ kind: z.literal('email'), name: z.string(), email: z.string() }),
  /** Everybody in a file; how many they are. */
  z.object({ kind: z.literal('batch'), name: z.string(), rows: id }),
]);
export type Payee = z.output<typeof payee>;

/** How often a pre-approved payment repeats. */
export const subscriptionPeriod = z.enum(['week', 'twoWeeks', 'month', 'quarter', 'year']);
export type SubscriptionPeriod = z.output<typeof subscriptionPeriod>;

/** What a payment costs and does, as the bank computed it; the review sheet and every approver see this (R0.22). */
export const paymentSummary = z.object({
  fromAccountId: id,
  /** The account's name; absent before the payment is ordered. */
  fromAccountName: z.optional(z.string()),
  payee,
  /** Codes of the payee's bank as the payer wrote them; absent where the payment names none. */
  bank: z.optional(z.string()),
  /** Of a batch: its id, by which its payments are read. */
  batchId: z.optional(z.string()),
  /** The scheme that carries it out of the bank; absent for one that stays inside. */
  way: z.optional(z.string()),
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
  /** The address that the payee sees; absent where it is the one that the user signs in with. */
  fromEmail: z.optional(z.string()),
  /** The code that made the fee less (R2.7.190); absent without one. */
  coupon: z.optional(z.string()),
  /** When it leaves; absent where it leaves once it is approved. */
  leavesAt: z.optional(z.nullable(instant)),
  /** How it repeats once it is approved; null when it is made once. */
  subscription: z.optional(z.nullable(z.object({ period: subscriptionPeriod, endsOn: z.nullable(day) }))),
});
export type PaymentSummary = z.output<typeof paymentSummary>;

/**
 * pending: waits for the sender's approval, the money is on hold. created: waits for another user's approval (access
 * level 3). held: approved, and may be undone until it leaves. released: on its way to another bank. posted, returned, rejected, cancelled, expired: final.
 */
export const paymentStatus = z.enum([
  'pending',
  'created',
  'held',
  'released',
  'posted',
  'returned',
  'rejected',
  'cancelled',
  'expired',
]);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** Why a bank sends money back; recalled: its payer has asked for it. */
export const returnReason = z.enum([
  ...(['accountClosed', 'unknownAccount', 'nameMismatch', 'recalled'] as const),
  // Of an instant payment, of a card, of an Interac transfer that nobody accepted, of a chain.
  ...(['timedOut', 'cardRefused', 'notAccepted', 'notConfirmed'] as const),
]);
export type ReturnReason = z.output<typeof returnReason>;

/**
 * One of the things that a payment goes through, the oldest first. at: when it was done; null for what is still to come, the first of
 * which is what the payment waits for. expectedAt: when it should be done, where nobody has to approve it any more.
 */
export const paymentStep = z.object({
  step: transactionStep,
  at: z.nullable(instant),
  expectedAt: z.optional(instant),
});
export type PaymentStep = z.output<typeof paymentStep>;

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
  /** The number that stands on the phone and on the screen that asked it; null where no phone was asked. */
  approvalNumber: z.nullable(z.string()),
  /** How many other people must approve it, or had to (R2.4.70). */
  approvalsNeeded: z.optional(z.int()),
  /** When a held one leaves, and can no longer be undone; null for every other. */
  releasesAt: z.optional(z.nullable(instant)),
  /** When it arrives at the other bank; null where it arrives at once. */
  arrivesAt: z.optional(z.nullable(instant)),
  /** Why the other bank sent it back; null for every other payment. */
  returnedFor: z.optional(z.nullable(returnReason)),
  /** Nothing has arrived before its step has a time. */
  steps: z.array(paymentStep),
  summary: paymentSummary,
});
export type CreatedPayment = z.output<typeof createdPayment>;

/** The subscription fields of an order: with a period, approving it approves its repetitions. Dates are of UTC. */
export const SUBSCRIPTION = {
  subscriptionPeriod: z.optional(subscriptionPeriod),
  /** The last day on which it may repeat; without it until it is cancelled. */
  subscriptionEndsOn: z.optional(day),
};

/** The day on which a single payment is sent, of UTC, today to a year ahead; without it at once (R2.7.155). */
export const SEND_DATE = { sendOn: z.optional(day) };

/**
 * Who approves a payment that is ordered now. self: its maker, by a code, the phone or a passkey. others: the maker's own code or none,
 * and then as many other people as are needed, by the access level (R2.1.2) and the policies (R2.4.70); the money moves after the last.
 */
export const paymentApproval = z.object({
  by: z.enum(['nobody', 'self', 'others']),
  /** How many other people. */
  needed: z.int(),
  /** Who of them may approve it, by name; empty where nobody has to. */
  names: z.array(z.string()),
});
export type PaymentApproval = z.output<typeof paymentApproval>;

/** What a payment would cost now, as the bank quotes it before it is sent. */
export const paymentQuote = z.object({
  fee: amount,
  debitAmount: amount,
  total: amount,
  debitCurrencyCode: currencyCode,
  exchangeRate: amount,
  available: amount,
  /** What a coupon has taken off the fee, in the account's currency; absent without one. */
  discount: z.optional(amount),
  /** When it leaves; null for at once. */
  leavesAt: z.optional(z.nullable(instant)),
  /** When it arrives if everybody approves it now; the instant of the quote for at once, null where the recipient has the choice. */
  arrivesAt: z.nullable(instant),
  approval: paymentApproval,
  /** Of a price that is held (R2.4.65): orders at it until then; absent where none was asked for or no rate is used. */
  quoteId: z.optional(z.string()),
  heldUntil: z.optional(instant),
});
export type PaymentQuote = z.output<typeof paymentQuote>;

/** A quote that also says what arrives, since it may be asked for by what leaves (R0.112). */
export const quoteByEither = z.extend(paymentQuote, ARRIVES);
export type QuoteByEither = z.output<typeof quoteByEither>;

/** What every call has that orders or approves one's own payment, whatever its kind. */
export const ORDER = {
  acting: true,
  balanceInfo: true,
  money: true,
  right: MAY_INITIATE,
  byAdmin: 'freely',
  response: createdPayment,
} as const;
