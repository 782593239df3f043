import type { CreatedPayment } from '@bank/protocol/payment';
import { arrival, worded } from '../../ledger/notices';
import type { BankEvent } from '../../platform/events';
import type { JobContext } from '../../platform/jobs/worker';

/** A payment that a job has released, with whom it concerns. Null is what the payment does not have. */
export interface SentPayment {
  payment: CreatedPayment;
  customerId: number;
  /** Who ordered it. */
  userId: number;
  /** Account ids. */
  from: number;
  to: number | null;
  payeeCustomer: number | null;
  payerName: string | null;
}

/** Publishes the events of a released payment and notifies its maker and, unless they are the same customer, its payee. */
export async function announceSent(sent: SentPayment, { tx, outbox, publish }: JobContext): Promise<void> {
  const { payment, customerId, userId, from, to, payeeCustomer, payerName } = sent;
  const events: BankEvent[] = [
    { customerId, event: 'balanceChanged', subject: String(from) },
    { customerId, event: 'transferChanged', subject: payment.trxid },
  ];
  if (payeeCustomer !== null) events.push({ customerId: payeeCustomer, event: 'balanceChanged', subject: String(to) });
  publish(events);
  const isToAnother = payeeCustomer !== null && payeeCustomer !== customerId;
  publish(
    await outbox.notify(
      tx,
      { userId, topic: 'transfers', words: (language) => worded(payment, language, 'sent') },
      ...(isToAnother
        ? [arrival(payment, { payeeCustomer, payerName: payerName ?? undefined, to: to ?? undefined })]
        : []),
    ),
  );
}
