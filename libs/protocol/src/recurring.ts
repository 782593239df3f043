import * as z from 'zod/mini';
import { method } from './method';
import { MAY_INITIATE, subscriptionPeriod } from './payment';
import { amount, amountIn, currencyCode, day, emailTextIn, id, textIn } from './wire';

// R2.7.150 to R2.7.155: pre-approved payments.

/** Whether the payee is another customer, another account of one's own, or elsewhere. */
export const subscriptionType = z.enum(['P2P', 'OwnTransfer', 'External']);
export type SubscriptionType = z.output<typeof subscriptionType>;

/**
 * waiting: the payment that approves it waits for approval itself. ended: its last day is over. stopped: the bank cannot make it any
 * more, and says why.
 */
export const subscriptionStatus = z.enum(['waiting', 'active', 'ended', 'cancelled', 'stopped']);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** A payment that was approved once and repeats, or that waits for its date. */
export const subscription = z.object({
  /** That of the payment that approved it. */
  id: z.string(),
  type: subscriptionType,
  status: subscriptionStatus,
  /** What the payee receives each time. */
  amount,
  currencyCode,
  fromAccountId: id,
  fromAccountName: z.string(),
  /** The account of the payee; null where the payee has another customer's accounts. */
  toAccount: z.nullable(id),
  payeeName: z.string(),
  beneficiaryEmail: z.nullable(z.string()),
  note: z.string(),
  /** Null for a single payment that waits for its date (R2.7.155). */
  period: z.nullable(subscriptionPeriod),
  /** The day of its order. */
  startedOn: day,
  endsOn: z.nullable(day),
  /** On which days it is made within the next 62 days; a day on which banks are closed is moved to the next one. */
  comingOn: z.array(day),
  /** Money was short at the last try, and the bank tries again. */
  isShort: z.boolean(),
  mayCancel: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

/** Pre-approved payments, those that go on first. Every filter is optional; amounts are what the payee receives. */
export const preApprovedList = method('preApprovedList', {
  acting: true,
  balanceInfo: true,
  request: z.strictObject({
    /** A part of the address or of the name. */
    beneficiaryEmail: z.optional(emailTextIn),
    fromAmount: z.optional(amountIn),
    toAmount: z.optional(amountIn),
    type: z.optional(subscriptionType),
  }),
  response: z.object({ subscriptions: z.array(subscription) }),
});

/** Ends a pre-approved payment, or calls off one that waits for its date. What was made stays made. Who only initiates cancels their own. */
export const preApprovedCancel = method('preApprovedCancel', {
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['unknownSubscription', 'subscriptionIsOver'],
  request: z.strictObject({ id: textIn(64) }),
});
