import type { ReturnReason } from '@bank/protocol/payment';
import type { Tx } from '../../../platform/db';
import type { UnpaidDate } from './announce-unpaid';

/** What another payment to the same payee would come back for, too. */
const LASTING: readonly ReturnReason[] = ['accountClosed', 'unknownAccount', 'nameMismatch', 'cardRefused'];

/**
 * Ends the standing order whose payment comes back, where the next one would come back as well (R2.7.184). Locks it before the caller
 * moves money: a run locks it before its accounts, too.
 * @returns what its maker is told; undefined where nothing has ended
 */
export async function stopReturned(
  tx: Tx,
  paymentId: string,
  reason: ReturnReason | null,
  now: Date,
): Promise<UnpaidDate | undefined> {
  if (reason === null || !LASTING.includes(reason)) return undefined;
  const [stopped] = await tx.query<UnpaidDate>(
    `UPDATE subscription s SET status = 'stopped', next_on = NULL, over_at = $2
       FROM subscription_run r WHERE r.payment_id = $1 AND s.id = r.subscription_id AND s.status = 'active'
     RETURNING s.id, s.customer_id AS "customerId", s.created_by AS "userId", s.from_account AS from,
       money_text(s.amount) AS amount, s.currency, s.payee ->> 'name' AS payee`,
    [paymentId, now],
  );
  return stopped;
}
