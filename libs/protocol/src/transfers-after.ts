import * as z from 'zod/mini';
import { transactionId } from './history';
import { method } from './method';
import { orderRefusals } from './refusals';
import { createdPayment, MAY_INITIATE, paymentApproval } from './payment';
import { instant, textIn } from './wire';

// R2.4.62 to R2.4.64: what can be asked and done about a payment once it was ordered.

/** asked: the payee has not answered. returned: the money is back. declined: the payee keeps it. */
export const recallState = z.enum(['asked', 'returned', 'declined']);
export const recall = z.object({ state: recallState, askedAt: instant });
export type Recall = z.output<typeof recall>;

/**
 * Why a payment is later than it should be. otherBank: the bank there has not confirmed it. bankHoliday: its clearing system is closed
 * today. network: the chain has not confirmed it. approver: another user has not decided for a day.
 */
export const lateReason = z.enum(['otherBank', 'bankHoliday', 'network', 'approver']);
export type LateReason = z.output<typeof lateReason>;

/** Beyond the specification: where a payment stands beside its steps, as its payer or its payee may know it. */
export const paymentAfter = method('paymentAfter', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess'],
  request: z.strictObject({ transactionId }),
  response: z.object({
    /** When it should arrive; null for what has arrived, came back or promises no day. */
    expectedAt: z.nullable(instant),
    /** Null while it is in time. */
    late: z.nullable(lateReason),
    recall: z.nullable(recall),
    /** The payment that returned this one; null while there is none. */
    returnedBy: z.nullable(z.string()),
    /** The payment that this one returns; null for every other. */
    returns: z.nullable(z.string()),
    canRecall: z.boolean(),
    canReturn: z.boolean(),
    /** Who approves a return that is ordered now; null where it cannot be returned. */
    returnApproval: z.nullable(paymentApproval),
    /** The payment as it is now, for the user who ordered it and may have to confirm it; null for everybody else. */
    order: z.nullable(createdPayment),
  }),
});
export type PaymentAfter = z.output<typeof paymentAfter.response>;

/**
 * Beyond the specification: asks for the money of one's own payment back. The bank abroad is asked as long as it has not confirmed the
 * arrival; another customer is asked and decides. Asking again answers the same.
 */
export const paymentRecall = method('paymentRecall', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  refusals: ['noAccess', 'notRecallable'],
  request: z.strictObject({ transactionId }),
  response: recall,
});

/** Beyond the specification: gives a P2P payment back to its payer, whole, without a fee and once. It is approved as any payment is. */
export const paymentReturn = method('paymentReturn', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  money: true,
  right: MAY_INITIATE,
  byAdmin: 'freely',
  refusals: [...orderRefusals, 'notReturnable', 'wasReturned', 'payeeCannotReceive'],
  request: z.strictObject({ transactionId, note: z.optional(textIn(140)) }),
  response: createdPayment,
});
