import type { CreatedPayment } from '@bank/protocol/payment';
import { arrival } from '../../../ledger/notices';
import type { BankEvent } from '../../../platform/events';
import type { JobContext, JobKind } from '../../../platform/jobs/worker';

interface Paid {
  payment: CreatedPayment;
  payeeCustomer: number;
  payerName: string;
  to: number;
}

/**
 * Pays a hundred rows of a batch and tells those of their payees who are customers, in the job's own transaction: a bank that dies on the way has paid none of them,
 * and the next one pays them all. A row that was paid is no longer ready, so that no row is paid twice.
 */
async function payRows(paymentId: string, piece: string, { tx, clock, outbox, publish }: JobContext): Promise<void> {
  const paid = await tx.query<Paid>(
    `SELECT payment_answer(p) AS payment, p.payee_customer AS "payeeCustomer", p.payer_name AS "payerName", p.to_account AS "to"
       FROM mass_pay_rows($1, $2, $3) p WHERE p.payee_customer IS NOT NULL`,
    [paymentId, piece, new Date(clock.now())],
  );
  const [batch] = await tx.query<{ customerId: number; accountId: number }>(
    'SELECT customer_id AS "customerId", from_account AS "accountId" FROM payment WHERE id = $1',
    [paymentId],
  );
  if (!batch) throw new Error(`batch ${paymentId} is gone`);
  const { customerId, accountId } = batch;
  const events: BankEvent[] = [
    { customerId, event: 'balanceChanged', subject: String(accountId) },
    { customerId, event: 'transferChanged', subject: paymentId },
  ];
  for (const { payment, ...to } of paid) {
    events.push({ customerId: to.payeeCustomer, event: 'balanceChanged', subject: String(to.to) });
    publish(await outbox.notify(tx, arrival(payment, to)));
  }
  publish(events);
}

export const massKinds = {
  payMassRows: {
    urgency: 'batch',
    // Each piece locks the batch and the account that pays: others would wait for it in their lanes.
    takesTurnsFor: 'paymentId',
    run: ({ paymentId = '', piece = '' }, context) => payRows(paymentId, piece, context),
  },
} satisfies Record<string, JobKind>;
