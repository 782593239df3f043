import type { CreatedPayment, PaymentStatus } from '@bank/protocol/payment';
import type { Recall } from '@bank/protocol/transfers-after';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { paymentOf } from '../../../ledger/payment-of';

/** A payment as its payer or its payee may know it. */
export interface KnownPayment {
  id: string;
  kind: string;
  rail: 'book' | 'clearing';
  status: PaymentStatus;
  scheme: string | null;
  /** The scheme that carries it: where a recipient chose one, that of the choice. */
  carriedBy: string | null;
  /** The name of the calendar that its rail keeps; null for a rail that works every day. */
  calendar: string | null;
  /** Whether its rail takes money back that has arrived. */
  takesRecall: boolean;
  payeeName: string;
  payeeCustomer: number | null;
  payerName: string;
  orderedMs: number;
  expectedMs: number | null;
  isPayer: boolean;
  /** The account of the payee that has the money; null before it was released. */
  toAccount: number | null;
  returns: string | null;
  /** A payment that returns it and has not come to nothing, and its status. */
  returnedBy: string | null;
  returnStatus: PaymentStatus | null;
  recallAskedAt: string | null;
  isRecallDeclined: boolean;
  /** As its orderer sees it; null for every other user. */
  order: CreatedPayment | null;
}

const KNOWN = `
  SELECT p.id, p.kind, p.rail, p.status, p.scheme, coalesce(g.payout ->> 'scheme', p.scheme) AS "carriedBy",
    (SELECT o.calendar FROM rail o WHERE o.name = coalesce(g.payout ->> 'scheme', p.scheme)
       AND o.currency = coalesce(g.payout ->> 'currencyCode', p.currency)) AS calendar, coalesce(l.takes_recall, false) AS "takesRecall",
    p.payee ->> 'name' AS "payeeName", p.payee_customer AS "payeeCustomer",
    p.payer_name AS "payerName", (extract(epoch FROM p.at) * 1000)::float8 AS "orderedMs",
    (extract(epoch FROM p.settles_at) * 1000)::float8 AS "expectedMs", p.customer_id = $2 AS "isPayer", p.to_account AS "toAccount",
    p.return_of AS returns, b.id AS "returnedBy", b.status AS "returnStatus", instant_text(r.asked_at) AS "recallAskedAt",
    coalesce(r.is_declined, false) AS "isRecallDeclined", CASE WHEN p.created_by = $3 THEN payment_answer(p) END AS "order"
  FROM payment p
  LEFT JOIN payment b ON b.return_of = p.id AND b.status NOT IN ('rejected', 'cancelled', 'expired')
  LEFT JOIN payment_recall r ON r.payment_id = p.id
  LEFT JOIN global_payment g ON g.payment_id = p.id
  LEFT JOIN rail l ON l.name = p.scheme AND l.currency = p.currency
  WHERE p.id = $1 AND (p.customer_id = $2 OR p.payee_customer = $2 AND p.status = 'posted')`;

/** The payment behind a row, for the customer acted for; undefined for another's as for one that never was. */
export async function findKnown(tx: Tx, transactionId: string, context: CallContext) {
  const { customerId, userId } = callerOf(context);
  const [found] = await tx.prepared<KnownPayment>('payment-known', KNOWN, [
    paymentOf(transactionId),
    customerId,
    userId,
  ]);
  return found;
}

/** The same, which nobody changes until the caller's transaction ends; read after the lock, so that it is what others have left. */
export async function findLocked(tx: Tx, transactionId: string, context: CallContext) {
  await tx.query('SELECT FROM payment WHERE id = $1 FOR UPDATE', [paymentOf(transactionId)]);
  return findKnown(tx, transactionId, context);
}

/**
 * R2.4.63: money that the other bank has not confirmed, or that a rail with recall brings back, and money that another customer has. Once,
 * and not what is itself a return.
 */
export const canRecall = (payment: KnownPayment): boolean =>
  payment.isPayer &&
  payment.recallAskedAt === null &&
  payment.returns === null &&
  payment.returnedBy === null &&
  (payment.rail === 'clearing' && payment.scheme !== null
    ? payment.status === 'released' || (payment.status === 'posted' && payment.takesRecall)
    : payment.kind === 'P2P' && payment.status === 'posted');

/** R2.4.64: what another customer sent, once, and not what is itself a return. */
export const canReturn = (payment: KnownPayment): boolean =>
  !payment.isPayer && isReturnable(payment) && payment.returnedBy === null;

/** Whether a payment is of the kind that its payee can give back. */
export const isReturnable = ({ kind, status, returns }: KnownPayment): boolean =>
  kind === 'P2P' && status === 'posted' && returns === null;

/** What became of the question for the money; null where nobody asked. */
export function recallOf(payment: KnownPayment): Recall | null {
  if (payment.recallAskedAt === null) return null;
  const isBack = payment.status === 'returned' || payment.returnStatus === 'posted';
  const state = isBack ? 'returned' : payment.isRecallDeclined ? 'declined' : 'asked';
  return { state, askedAt: payment.recallAskedAt };
}
