import type { CreatedPayment } from '@bank/protocol/payment';
import type { Tx } from '../platform/db';

/** A payment in its present state. The caller has checked that it belongs to the user. */
export async function findPayment(db: Tx, trxid: string): Promise<CreatedPayment | undefined> {
  const [row] = await db.query<{ payment: CreatedPayment }>(
    'SELECT payment_answer(p) AS payment FROM payment p WHERE id = $1',
    [trxid],
  );
  return row?.payment;
}
