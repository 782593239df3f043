import type { Transaction, TransactionDetails } from '@bank/protocol/history';
import { callerOf } from '../../../platform/handler';
import type { CallContext } from '../../../platform/handler';
import { paymentOf } from '../../../ledger/payment-of';

/** What the customer acted for has added to a transaction, and taught the bank about its payee (R2.7.26, R2.7.27). */
export async function remarksOn(
  { transactionId, counterpartyEmail, counterpartyName }: Transaction,
  context: CallContext,
): Promise<Pick<TransactionDetails, 'note' | 'attachments' | 'taught'>> {
  const [found] = await context.db.prepared<Pick<TransactionDetails, 'note' | 'attachments' | 'taught'>>(
    'transaction-remarks',
    `SELECT
       coalesce((SELECT note FROM transaction_note WHERE customer_id = $1 AND payment_id = $2), '') AS note,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('attachmentId', id, 'fileName', file_name, 'bytes', octet_length(content))
          ORDER BY seq), '[]') FROM attachment WHERE customer_id = $1 AND payment_id = $2) AS attachments,
       (SELECT category FROM taught_category WHERE customer_id = $1 AND payee = payee_key($3, $4)) AS taught`,
    [callerOf(context).customerId, paymentOf(transactionId), counterpartyEmail, counterpartyName],
  );
  return found ?? { note: '', attachments: [], taught: null };
}
