import type { CreatedTransfer } from '@bank/protocol/transfers';
import type { Tx } from '../platform/db';

/** A transfer as it stands, for a caller who has made sure whose it is. */
export async function findTransfer(db: Tx, trxid: string): Promise<CreatedTransfer | undefined> {
  const [row] = await db.query<{ transfer: CreatedTransfer }>(
    'SELECT transfer_answer(t, t.status) AS transfer FROM transfer t WHERE id = $1',
    [trxid],
  );
  return row?.transfer;
}
