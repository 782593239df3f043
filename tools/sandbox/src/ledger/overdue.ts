import type { CreatedPayment } from '@bank/protocol/payment';
import type { Tx } from '../platform/db';
import type { BankEvent } from '../platform/events';
import type { CallContext } from '../platform/handler';
import { worded } from './notices';

interface Overdue {
  customerId: number;
  accountId: number;
  /** Who made it. */
  userId: number;
  payment: CreatedPayment;
}

type Whose = readonly [customerId: number | null, now: string];

/**
 * Nobody has approved it in time: its maker by a code, or another user (R2.4.67). One customer's is a condition of its own, so that every plan
 * begins at their payments.
 */
const isOverdue = (customerId: number | null) =>
  `status IN ('pending', 'created') AND approval_expires_at <= $2 AND ${customerId === null ? '$1::int IS NULL' : 'customer_id = $1'}`;
/** Of a prepared statement: one for each of the two. */
const nameOf = (name: string, customerId: number | null) => (customerId === null ? `${name}-of-all` : name);

/**
 * A statement that answers {overdue: true} instead of deciding an overdue payment: expireOverdue ends
 * it, and tells its maker, before the caller asks again. Still one round trip.
 *
 * @param decide the statement's own call; $1 is its user, $2 their customer
 */
export const unlessOverdue = (decide: string, trxid: string, now: string): string =>
  `SELECT CASE WHEN EXISTS (SELECT FROM payment WHERE id = ${trxid} AND customer_id = $2 AND created_by = $1
     AND status IN ('pending', 'created') AND approval_expires_at <= ${now}) THEN '{"overdue": true}' ELSE ${decide} END AS outcome`;

/**
 * Expires overdue payments, releases their holds and notifies their makers (R1.2.10), in one transaction. Without an overdue payment it
 * costs one round trip.
 *
 * @param customerId only this customer's; null for everybody's (after the clock was moved)
 */
export async function expireOverdue(
  { db, clock, outbox, publish }: Pick<CallContext, 'db' | 'clock' | 'outbox' | 'publish'>,
  customerId: number | null,
): Promise<void> {
  const whose: Whose = [customerId, new Date(clock.now()).toISOString()];
  const any = `SELECT FROM payment WHERE ${isOverdue(customerId)} LIMIT 1`;
  const [found] = await db.prepared(nameOf('any-overdue', customerId), any, whose);
  if (!found) return;
  const ended = await db.transaction(async (tx) => {
    const rows = await expire(tx, whose);
    await outbox.notify(
      tx,
      ...rows.map(({ userId, payment }) => ({
        userId,
        topic: 'transfers' as const,
        words: (language: string) => worded(payment, language, 'expired'),
      })),
    );
    return rows;
  });
  const events = ended.flatMap((row): BankEvent[] => [
    { customerId: row.customerId, event: 'balanceChanged', subject: String(row.accountId) },
    { customerId: row.customerId, event: 'transferChanged', subject: row.payment.trxid },
  ]);
  if (events.length > 0) publish(events);
}

/** Waits for other callers that are expiring the same payments, because expire_overdue skips locked rows. @returns the payments expired here */
async function expire(tx: Tx, whose: Whose): Promise<Overdue[]> {
  const [customerId] = whose;
  const lock = `SELECT FROM payment WHERE ${isOverdue(customerId)} ORDER BY from_account, id FOR UPDATE`;
  const waiting = await tx.prepared(nameOf('lock-overdue', customerId), lock, whose);
  if (waiting.length === 0) return [];
  return tx.prepared<Overdue>(
    'expire-overdue',
    `SELECT p.customer_id AS "customerId", p.from_account AS "accountId", p.created_by AS "userId", payment_answer(p) AS payment
       FROM expire_overdue($1, $2) p`,
    whose,
  );
}
