import type { Clock } from '../platform/clock';
import type { Db } from '../platform/db';
import type { BankEvent, Publish } from '../platform/events';

interface Overdue {
  transfer_id: string;
  customer_id: number;
  account_id: number;
}

/**
 * Ends the transfers whose time for approval is over and gives their money back.
 *
 * @param customerId only this customer's; null for everybody's (after the clock was moved)
 */
export async function expireOverdue(
  { db, clock, publish }: { db: Db; clock: Clock; publish: Publish },
  customerId: number | null,
): Promise<void> {
  const ended = await db.prepared<Overdue>('expire-overdue', 'SELECT * FROM expire_overdue($1, $2)', [
    customerId,
    new Date(clock.now()).toISOString(),
  ]);
  const events = ended.flatMap((row): BankEvent[] => [
    { customerId: row.customer_id, event: 'balanceChanged', subject: String(row.account_id) },
    { customerId: row.customer_id, event: 'transferChanged', subject: row.transfer_id },
  ]);
  if (events.length > 0) publish(events);
}
