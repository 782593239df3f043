import * as z from 'zod/mini';
import { method } from './method';
import { amount, amountIn, currencyCode, emailTextIn, idIn, instant, textIn } from './wire';

// R2.4.60: what to look at twice before a payment is sent.

/** What the customer's own history says about a payment. Each is said at most once, and none keeps anybody from sending. */
export const paymentHint = z.discriminatedUnion('kind', [
  /** The same amount went to the same payee a short while ago. */
  z.object({ kind: z.literal('duplicate'), at: instant }),
  /** A payee of this name had another account or address, or the payee's account another name, when they were paid last. */
  z.object({ kind: z.literal('payeeChanged'), at: instant }),
  z.object({ kind: z.literal('newPayee') }),
  /** Much more than the most that the customer has sent in this currency; that most. */
  z.object({ kind: z.literal('unusualAmount'), amount, currencyCode }),
]);
export type PaymentHint = z.output<typeof paymentHint>;

/** Beyond the specification: the hints on a payment that is about to be sent, the weightiest first. */
export const paymentHints = method('paymentHints', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  request: z.strictObject({
    fromAccountId: idIn,
    payeeKind: z.enum(['customer', 'ownAccount', 'bankAccount', 'card', 'wallet', 'email']),
    payeeName: textIn(140),
    /** The one detail that tells the payee from others of their name. */
    payeeDetail: emailTextIn,
    amount: amountIn,
    currencyCode,
  }),
  response: z.object({ hints: z.array(paymentHint) }),
});
