import type { AccessRight } from '@bank/protocol';
import type { Tx } from '../platform/db';
import { CREATE } from '../rooms/transfers/p2p';

interface InsideOrder {
  /** What the payment will be called. */
  id: string;
  userId: number;
  /** What they may do for the company that pays; absent for one's own money. */
  right?: AccessRight | undefined;
  customerId: number;
  accountId: number;
  /** In euros. */
  amount: string;
  toEmail: string;
  note: string;
  invoiceId?: number;
  /** When it leaves, as an ISO instant; absent for at once. */
  leavesAt?: string | null;
  atMs: number;
}

/** Pays another customer the way that every user does. What an employee of level 3 orders waits for another user. @throws when it is refused */
export async function orderInside(tx: Tx, order: InsideOrder): Promise<void> {
  const { id, userId, right = null, customerId, accountId, amount, toEmail, note, atMs } = order;
  const { invoiceId = null, leavesAt = null } = order;
  const [row] = await tx.query<{ outcome: { done?: unknown } }>(CREATE, [
    ...[
      userId,
      customerId,
      right,
      null,
      '',
      id,
      new Date(atMs),
      600,
      accountId,
      amount,
      'EUR',
      toEmail,
      note,
      null,
      null,
    ],
    ...[invoiceId, null, leavesAt, false, null, null, null, null],
  ]);
  if (!row?.outcome.done) throw new Error(`the seed cannot order ${id}: ${JSON.stringify(row?.outcome)}`);
}
