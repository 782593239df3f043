import type { paymentAfter } from '@bank/protocol/transfers-after';
import { expireOverdue } from '../../../ledger/overdue';
import { refusal } from '../../../ledger/refusal';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { canRecall, canReturn, findKnown, recallOf } from './find';
import { lateReasonOf } from './late-rules';

/** Where a payment stands beside its steps (R2.4.62 to R2.4.64). */
export const after: Handler<typeof paymentAfter> = async ({ transactionId }, context) => {
  // A return that was not approved in time is none.
  await expireOverdue(context, callerOf(context).customerId);
  const payment = await findKnown(context.db, transactionId, context);
  if (!payment) throw refusal(context, { reason: 'noAccess' });
  const { isPayer, status, expectedMs, returns, returnedBy, returnStatus } = payment;
  return {
    expectedAt: isPayer && status === 'released' && expectedMs !== null ? new Date(expectedMs).toISOString() : null,
    late: isPayer ? lateReasonOf(payment, context.clock.now()) : null,
    recall: recallOf(payment),
    // The payer learns of a return when the money is there.
    returnedBy: isPayer && returnStatus !== 'posted' ? null : returnedBy,
    returns,
    canRecall: canRecall(payment),
    canReturn: canReturn(payment),
  };
};
