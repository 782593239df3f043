import type { transactionNoteSet } from '@bank/protocol/history-remarks';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { findTransaction } from '../details';
import { paymentOf } from '../../../ledger/payment-of';
import { refused } from '../texts';

/** Keeps a customer's own words on a payment; an empty text takes them away (R2.7.27). */
export const setNote: Handler<typeof transactionNoteSet> = async ({ transactionId, note }, context) => {
  if (!(await findTransaction(context, transactionId))) throw refused(context, 'unknown');
  const key = [callerOf(context).customerId, paymentOf(transactionId)];
  const text = note.trim();
  if (text === '') {
    await context.db.query('DELETE FROM transaction_note WHERE customer_id = $1 AND payment_id = $2', key);
    return;
  }
  await context.db.query(
    `INSERT INTO transaction_note (customer_id, payment_id, note) VALUES ($1, $2, $3)
     ON CONFLICT (customer_id, payment_id) DO UPDATE SET note = excluded.note`,
    [...key, text],
  );
};
