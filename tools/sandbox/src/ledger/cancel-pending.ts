import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/db';
import type { BankEvent } from '../platform/events';

interface Cancelled {
  id: string;
  accountId: number;
}

/**
 * Cancels every payment that a user ordered for a customer and has not approved yet, whatever its kind, and releases its hold.
 * @returns what to announce once the transaction is committed
 */
export async function cancelPending(tx: Tx, clock: Clock, userId: number, customerId: number): Promise<BankEvent[]> {
  const cancelled = await tx.query<Cancelled>(
    'SELECT p.id, p.from_account AS "accountId" FROM cancel_pending($1, $2, $3) p',
    [userId, customerId, new Date(clock.now())],
  );
  return cancelled.flatMap(({ id, accountId }): BankEvent[] => [
    { customerId, event: 'balanceChanged', subject: String(accountId) },
    { customerId, event: 'transferChanged', subject: id },
  ]);
}
