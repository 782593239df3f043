import type { Row } from '@bank/protocol';
import type { CallContext } from '../platform/handler';

/** Whether a call that moves money was answered before under its key: then it is answered again, whatever limit is used up meanwhile. */
export async function isAnswered({ name, money }: Row, context: CallContext): Promise<boolean> {
  const { db, caller, idempotencyKey, bodyHash } = context;
  if (!money || !caller || idempotencyKey === null) return false;
  const [row] = await db.query<{ outcome: unknown }>('SELECT key_outcome($1, $2, $3, $4, $5) AS outcome', [
    ...[caller.userId, caller.customerId, idempotencyKey, name, bodyHash],
  ]);
  return row !== undefined && row.outcome !== null;
}
