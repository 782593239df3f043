import type { MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { CreatedPayment } from '@bank/protocol/payment';
import type { PaymentWords } from '../payment-kind';

/** What the receipt is headed by, by what became of the payment (R2.4.1 to R2.4.3, R2.4.61). */
interface Says {
  title: MessageId;
  /** What stands below; null where the receipt says more than a kind's words. */
  body: MessageId | null;
  /** The money has left. */
  isMade: boolean;
}

export function saysOf({ status, summary }: CreatedPayment, words: PaymentWords): Says {
  const waits = (title: MessageId, body: MessageId | null): Says => ({ title, body, isMade: false });
  switch (status) {
    case 'posted':
      return { title: words.sent, body: words.done, isMade: true };
    case 'released':
      return { ...(words.released ?? { title: words.sent, body: words.done }), isMade: true };
    case 'created':
      return waits('transfers.success.createdTitle', words.created);
    case 'pending':
      return waits('transfers.success.pendingTitle', words.pending);
    case 'held':
      // For its day (R2.7.155), or for the seconds to undo it.
      return waits(summary.leavesAt ? 'transfers.date.scheduled' : 'transfers.undo.title', null);
    case 'returned':
      // It was found out about after it had come back.
      return waits('kit.found.returned', words.returned);
    case 'rejected':
    case 'expired':
    case 'cancelled':
      // Only a payment that was undone comes to a receipt when it is over.
      return waits('transfers.undo.doneTitle', null);
  }
}

/** Whether the payment waits for its day. */
export const isScheduled = ({ status, summary }: CreatedPayment): boolean =>
  status === 'held' && Boolean(summary.leavesAt);

/** Whether it is held for the seconds to undo it: undoing is then the one thing to decide. */
export const isUndoable = (payment: CreatedPayment): boolean => payment.status === 'held' && !isScheduled(payment);

/** Where the payment is found again. */
export function placeOf(payment: CreatedPayment): { to: string; label: MessageId } {
  const { summary } = payment;
  if (isScheduled(payment)) return { to: paths.preapproved.to(), label: 'transfers.date.all' };
  if (summary.payee.kind === 'batch') return { to: paths.batchTransfers.to(), label: 'kit.place.batches' };
  const accountId = String(summary.fromAccountId);
  return { to: paths.history.to({ accountId }), label: 'transfers.success.receipt' };
}
