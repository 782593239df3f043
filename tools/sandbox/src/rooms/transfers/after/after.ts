import type { PaymentApproval } from '@bank/protocol/payment';
import type { paymentAfter } from '@bank/protocol/transfers-after';
import { expireOverdue } from '../../../ledger/overdue';
import { refusal } from '../../../ledger/refusal';
import { callerOf } from '../../../platform/handler';
import type { CallContext, Handler } from '../../../platform/handler';
import { calendarNamed } from '../external/rails';
import { typeOf } from '../external/schemes';
import { approvalOf } from '../quote-approval';
import { canRecall, canReturn, findKnown, recallOf } from './find';
import type { KnownPayment } from './find';
import { lateReasonOf } from './late-rules';
import type { Underway } from './late-rules';

/** Where a payment stands beside its steps (R2.4.62 to R2.4.64). */
export const after: Handler<typeof paymentAfter> = async ({ transactionId }, context) => {
  // A return that was not approved in time is none.
  await expireOverdue(context, callerOf(context).customerId);
  const payment = await findKnown(context.db, transactionId, context);
  if (!payment) throw refusal(context, { reason: 'noAccess' });
  const { isPayer, status, expectedMs, returns, returnedBy, returnStatus } = payment;
  return {
    expectedAt: isPayer && status === 'released' && expectedMs !== null ? new Date(expectedMs).toISOString() : null,
    late: isPayer ? lateReasonOf(underwayOf(payment), context.clock.now()) : null,
    recall: recallOf(payment),
    // The payer learns of a return when the money is there.
    returnedBy: isPayer && returnStatus !== 'posted' ? null : returnedBy,
    returns,
    canRecall: canRecall(payment),
    canReturn: canReturn(payment),
    returnApproval: canReturn(payment) ? await returnApproval(payment, context) : null,
    order: payment.order,
  };
};

const underwayOf = ({ status, calendar, carriedBy, orderedMs, expectedMs }: KnownPayment): Underway => ({
  ...{ status, orderedMs, expectedMs },
  calendar: calendar === null ? null : calendarNamed(calendar),
  isOnChain: typeOf(carriedBy) === 'crypto_eft',
});

/** Who approves the return of a payment: it gives back the amount, in its currency and without a fee. */
async function returnApproval({ id }: KnownPayment, context: CallContext): Promise<PaymentApproval | null> {
  const [given] = await context.db.query<{ amount: string; currencyCode: string }>(
    'SELECT money_text(amount) AS amount, currency AS "currencyCode" FROM payment WHERE id = $1',
    [id],
  );
  if (!given) return null;
  const { amount, currencyCode } = given;
  return approvalOf({ amount, currencyCode, debitAmount: amount, debitCurrencyCode: currencyCode }, context);
}
