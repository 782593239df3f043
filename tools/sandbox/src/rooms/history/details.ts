import type { Transaction, transactionDetails, TransactionDetails, TransactionStep } from '@bank/protocol/history';
import { expireOverdue } from '../../ledger/overdue';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import { paymentOf } from '../../ledger/payment-of';
import { remarksOn } from './remarks/read';
import { rowsOfPage } from './statements';
import { refused } from './texts';

/** What the payment behind a row went through. */
interface Course {
  status: 'pending' | 'created' | 'held' | 'released' | 'posted' | 'returned' | 'rejected' | 'cancelled' | 'expired';
  kind: Transaction['operationType'];
  orderedAt: string;
  approvedAt: string | null;
  releasedAt: string | null;
  resolvedAt: string | null;
  rail: 'book' | 'clearing' | 'batch';
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
    // A payment's entries are on its two accounts, at the times of its steps.
    `WITH page AS (
       SELECT e.at, e.seq, e.account_id, NULL AS payment_id FROM payment p
       JOIN entry e ON e.account_id IN (p.from_account, p.to_account) AND e.at IN (p.released_at, p.resolved_at)
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
    `SELECT p.status, p.kind, p.rail, instant_text(p.at) AS "orderedAt", instant_text(p.approved_at) AS "approvedAt",
       instant_text(p.released_at) AS "releasedAt", instant_text(p.resolved_at) AS "resolvedAt", p.from_account = $2 AS "isPayer",
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
    steps: stepsOf(course),
    received: course.isPayer ? course.received : null,
    declined: course.isPayer ? course.declined : null,
    ...(await remarksOn(transaction, context)),
  };
};

/** What customers order and wait for; everything else happens in one step. */
const ORDERED: readonly Course['kind'][] = [
  ...([
    'P2P',
    'Invoice',
    'Wire',
    'BankTransfer',
    'InstantPayment',
    'Interac',
    'CardPayout',
    'Crypto',
    'GlobalPayment',
  ] as const),
  ...(['OwnTransfer', 'CardLoad', 'Exchange'] as const),
];

/** How a payment that came to nothing ended. */
const ENDS = { rejected: 'declined', cancelled: 'cancelled', expired: 'expired' } as const;

/** The tracker of a payment: what is done with its time, what it waits for, and what comes after. */
export function stepsOf(course: Course): TransactionDetails['steps'] {
  const { status, kind, rail, isPayer, orderedAt, approvedAt, releasedAt, resolvedAt } = course;
  const done = (step: TransactionStep, at: string | null) => ({ step, state: 'done' as const, at });
  if (!isPayer || !ORDERED.includes(kind)) {
    return [done(isPayer ? 'paid' : 'arrived', releasedAt ?? resolvedAt ?? orderedAt)];
  }
  const ordered = done('ordered', orderedAt);
  const approved = approvedAt === null ? [] : [done('approved', approvedAt)];
  const sent = rail === 'clearing' ? [done('sent', releasedAt)] : [];
  switch (status) {
    case 'pending':
    case 'created':
      return [ordered, { step: 'approved', state: 'now', at: null }, { step: 'arrived', state: 'next', at: null }];
    case 'held':
      return [
        ordered,
        ...approved,
        { step: 'held', state: 'now', at: null },
        { step: 'arrived', state: 'next', at: null },
      ];
    case 'released':
      return [ordered, ...approved, ...sent, { step: 'arrived', state: 'now', at: null }];
    case 'posted':
      return [ordered, ...approved, ...sent, done('arrived', resolvedAt)];
    case 'returned':
      return [ordered, ...approved, ...sent, done('returned', resolvedAt)];
    case 'rejected':
    case 'cancelled':
    case 'expired':
      return [ordered, ...approved, done(ENDS[status], resolvedAt)];
  }
}
