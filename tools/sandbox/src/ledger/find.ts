import type { CreatedPayment } from '@bank/protocol/transfers';
import type { Tx } from '../platform/db';

/** A payment as it stands, for a caller who has made sure whose it is. */
export async function findPayment(db: Tx, trxid: string): Promise<CreatedPayment | undefined> {
  const [row] = await db.query<{ payment: CreatedPayment }>(
    'SELECT payment_answer(p) AS payment FROM payment p WHERE id = $1',
    [trxid],
  );
  return row?.payment;
}
