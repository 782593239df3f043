import { randomBytes } from 'node:crypto';
import type { draftKey as row } from '@bank/protocol/transfers-draft-key';
import { callerOf, type Handler } from '../../../platform/handler';

interface Kept {
  keyId: string;
  key: Buffer;
}

/** One key for each user and customer, for good: two tabs that ask at once get the same (R0.33). */
export const draftKey: Handler<typeof row> = async (_input, context) => {
  const { userId, customerId } = callerOf(context);
  const made = await context.db.query<Kept>(
    `INSERT INTO draft_key (user_id, customer_id, key_id, key) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, customer_id) DO UPDATE SET key = draft_key.key RETURNING key_id AS "keyId", key`,
    [userId, customerId, context.ids.next(), randomBytes(32)],
  );
  return { keyId: String(made[0]?.keyId), key: String(made[0]?.key.toString('base64')) };
};
