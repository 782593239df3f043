import type { JobContext, JobKind } from '../../../platform/jobs/worker';
import { announceSent } from '../announce-sent';
import { announceUnpaid } from '../recurring/announce-unpaid';
import { dayOf } from '../recurring/days';
import type { SentPayment } from '../announce-sent';

/**
 * The time to undo is over, or the day has come: the money leaves, and whom it concerns is told (R2.4.61, R2.7.155). Changes nothing
 * the second time.
 */
async function release(paymentId: string, context: JobContext): Promise<void> {
  const [released] = await context.tx.query<SentPayment>(
    `SELECT p.customer_id AS "customerId", p.created_by AS "userId", p.from_account AS "from", p.to_account AS "to",
       p.payee_customer AS "payeeCustomer", p.payer_name AS "payerName", payment_answer(p) AS payment
     FROM payment_release_held($1, $2) p WHERE p.id IS NOT NULL`,
    [paymentId, new Date(context.clock.now())],
  );
  if (!released) return;
  if (released.payment.status !== 'cancelled') return announceSent(released, context);
  const { customerId, userId, from, payment } = released;
  const { amount, currencyCode: currency, payee } = payment.summary;
  context.publish([{ customerId, event: 'balanceChanged', subject: String(from) }]);
  const unpaid = { id: paymentId, customerId, userId, from, amount, currency, payee: payee.name };
  await announceUnpaid(unpaid, 'stop', dayOf(context.clock.now()), context);
}

export const undoKinds = {
  releasePayment: { urgency: 'person', run: ({ paymentId = '' }, context) => release(paymentId, context) },
} satisfies Record<string, JobKind>;
