import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';

/** What users may do for a customer has changed: all of them ask anew. @returns the hints to publish after the commit */
export async function accessHints(tx: Tx, customerId: number): Promise<BankEvent[]> {
  const users = await tx.query<{ id: number }>(
    'SELECT id FROM app_user WHERE customer_id = $1 UNION SELECT user_id FROM membership WHERE customer_id = $1',
    [customerId],
  );
  return users.map(({ id }): BankEvent => ({ userId: id, event: 'accessChanged', subject: null }));
}
