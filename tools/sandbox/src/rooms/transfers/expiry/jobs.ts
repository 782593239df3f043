import type { CreatedPayment } from '@bank/protocol/payment';
import { worded } from '../../../ledger/notices';
import { expireOverdue } from '../../../ledger/overdue';
import type { JobContext, JobKind } from '../../../platform/jobs/worker';

interface Waiting {
  customerId: number;
  accountId: number;
  payment: CreatedPayment;
  approvers: number[];
}

/** Reminds everybody who may approve a request that still waits (R2.4.67). */
async function remind(paymentId: string, { tx, clock, outbox, publish }: JobContext): Promise<void> {
  const [waiting] = await tx.query<Waiting>(
    `SELECT p.customer_id AS "customerId", p.from_account AS "accountId", payment_answer(p) AS payment,
       ARRAY(SELECT request_approvers(p)) AS approvers
     FROM payment p WHERE p.id = $1 AND p.status = 'created' AND p.approval_expires_at > $2`,
    [paymentId, new Date(clock.now())],
  );
  if (!waiting) return;
  const { payment, approvers } = waiting;
  const notices = approvers.map((userId) => ({
    userId,
    topic: 'transfers' as const,
    words: (language: string) => worded(payment, language, 'stillWaits'),
  }));
  publish(await outbox.notify(tx, ...notices));
}

/** Ends an expired request: gives the hold back and notifies its maker. The first process that sees it does so, once (R2.4.67). */
async function expire(paymentId: string, { tx, db, clock, outbox, publish }: JobContext): Promise<void> {
  const [found] = await tx.query<{ customerId: number }>(
    `SELECT customer_id AS "customerId" FROM payment WHERE id = $1 AND status = 'created'`,
    [paymentId],
  );
  if (found) await expireOverdue({ db, clock, outbox, publish }, found.customerId);
}

export const requestKinds = {
  remindOfRequest: { urgency: 'rest', run: ({ paymentId = '' }, context) => remind(paymentId, context) },
  expireRequest: { urgency: 'person', run: ({ paymentId = '' }, context) => expire(paymentId, context) },
} satisfies Record<string, JobKind>;
