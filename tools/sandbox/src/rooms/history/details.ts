import type { Transaction, transactionDetails, TransactionDetails } from '@bank/protocol/history';
import type { PaymentStep } from '@bank/protocol/payment';
import { expireOverdue } from '../../ledger/overdue';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import { paymentOf } from '../../ledger/payment-of';
import { remarksOn } from './remarks/read';
import { rowsOfPage } from './statements';
import { refused } from './texts';

/** What the payment behind a row went through. */
interface Course {
  /** As the ledger tells them to its payer. */
  steps: readonly PaymentStep[];
  /** When the payee had it. */
  arrivedAt: string | null;
  /** The row is the payer's, so that its steps are the customer's to know. */
  isPayer: boolean;
  received: TransactionDetails['received'];
  declined: TransactionDetails['declined'];
}

/** A transaction of the customer acted for, with its fee folded in; undefined for another's as for one that never was. */
export async function findTransaction(
  context: CallContext,
  transactionId: string,
): Promise<{ transaction: Transaction; course: Course } | undefined> {
  const { customerId } = callerOf(context);
  const paymentId = paymentOf(transactionId);
  const rows = await context.db.prepared<Transaction>(
    'transaction-rows',
    // A payment's entries are on its two accounts, at the times of what its steps moved.
    `WITH page AS (
       SELECT e.at, e.seq, e.account_id, NULL AS payment_id FROM payment p
       JOIN entry e ON e.account_id IN (p.from_account, p.to_account) AND e.at IN (SELECT t.resolved_at FROM transfer t WHERE t.payment_id = $2)
       WHERE p.id = $2 AND e.payment_id = p.id AND e.customer_id = $1
       UNION ALL
       SELECT p.at, 0, p.from_account, p.id FROM payment p
       WHERE p.id = $2 AND p.customer_id = $1 AND p.status <> 'posted' AND p.released_at IS NULL)${rowsOfPage(true)}`,
    [customerId, paymentId],
  );
  const transaction = rows.find((row) => row.transactionId === transactionId);
  if (!transaction) return undefined;
  const [course] = await context.db.prepared<Course>(
    'transaction-course',
    `SELECT payment_steps(p) AS steps, instant_text(coalesce(p.released_at, p.resolved_at, p.at)) AS "arrivedAt", p.from_account = $2 AS "isPayer",
       CASE WHEN p.currency <> p.debit_currency THEN jsonb_build_object(
         'amount', money_text(p.amount), 'currencyCode', p.currency, 'rate', trim_scale(p.rate)::text) END AS received,
       (SELECT jsonb_build_object('by', u.first_name || ' ' || u.last_name, 'reason', d.reason)
        FROM payment_decision d JOIN app_user u ON u.id = d.user_id WHERE d.payment_id = p.id AND d.is_declined) AS declined
     FROM payment p WHERE p.id = $1`,
    [paymentId, transaction.accountId],
  );
  return course && { transaction, course };
}

export const details: Handler<typeof transactionDetails> = async ({ transactionId }, context) => {
  await expireOverdue(context, callerOf(context).customerId);
  const found = await findTransaction(context, transactionId);
  if (!found) throw refused(context, 'unknown');
  const { transaction, course } = found;
  return {
    transaction,
    // Without a payment there is no step "paid": a shop only holds the money, or it never got any.
    steps: transaction.waitsFor?.what === 'shop' || transaction.notPaid ? [] : stepsOf(course),
    received: course.isPayer ? course.received : null,
    declined: course.isPayer ? course.declined : null,
    ...(await remarksOn(transaction, context)),
  };
};

/** The tracker of a payment: what is done with its time, what it waits for, and what comes after. Its payee knows one step. */
export function stepsOf({ steps, isPayer, arrivedAt }: Course): TransactionDetails['steps'] {
  if (!isPayer) return [{ step: 'arrived', state: 'done', at: arrivedAt }];
  const now = steps.findIndex(({ at }) => at === null);
  return steps.map(({ step, at }, n) => ({ step, at, state: at !== null ? 'done' : n === now ? 'now' : 'next' }));
}
