import type { CreatedPayment, PaymentStatus, ReturnReason } from '@bank/protocol/payment';
import type { BankEvent } from '../../../platform/events';
import type { JobContext, JobKind } from '../../../platform/jobs/worker';
import { worded } from '../../../ledger/notices';
import { BY_LINK } from '../global/by-link';
import { openGlobalPayment } from '../global/send-link';
import { announceUnpaid } from '../recurring/announce-unpaid';
import { dayOf } from '../recurring/days';
import { stopReturned } from '../recurring/stop-returned';
import { railNamed } from './rails';
import { typeOf } from './schemes';
import { sentinelOf } from './sentinels';
import { settleLater } from './settle-later';

interface Released {
  status: PaymentStatus;
  scheme: string;
  currency: string;
  payeeName: string;
  /** When the last part of it left. */
  releasedAt: Date;
}

/** Hands a released payment to its scheme, which says when it arrives, or to its recipient's choice. */
async function route(paymentId: string, context: JobContext): Promise<void> {
  const { tx, publish } = context;
  const [payment] = await tx.query<Released & { customerId: number }>(
    `SELECT status, scheme, currency, payee ->> 'name' AS "payeeName", customer_id AS "customerId",
       (SELECT max(resolved_at) FROM transfer t WHERE t.payment_id = p.id AND t.step = 'release' AND t.status = 'posted') AS "releasedAt"
       FROM payment p WHERE id = $1 AND released_at IS NOT NULL`,
    [paymentId],
  );
  if (!payment) throw new Error(`payment ${paymentId} was not released`);
  // A recall may have brought it back before this job ran.
  if (payment.status !== 'released') return;
  if (payment.scheme === BY_LINK) {
    await openGlobalPayment(paymentId, context);
  } else {
    const { payeeName, releasedAt } = payment;
    const rail = await railNamed(tx, payment);
    await settleLater(tx, { paymentId, payeeName, rail, releasedMs: releasedAt.getTime() }, context);
  }
  publish([{ customerId: payment.customerId, event: 'transferChanged', subject: paymentId }]);
}

interface Settled {
  customerId: number;
  userId: number | null;
  accountId: number;
  /** What has arrived or come back just now, which is less than was ordered where it moved in parts. */
  amount: string;
  payment: CreatedPayment;
}

/** The scheme has an answer: the money has arrived, or it comes back. Both stations change nothing the second time. */
async function settle(paymentId: string, context: JobContext): Promise<void> {
  const [named] = await context.tx.query<{ name: string; status: string; scheme: string; isOpen: boolean }>(
    // What a recipient has chosen stands beside the payment, whose terms never change (I5).
    `SELECT p.payee ->> 'name' AS name, p.status, coalesce(g.payout ->> 'scheme', p.scheme) AS scheme, (payment_moved(p)).is_open AS "isOpen"
     FROM payment p LEFT JOIN global_payment g ON g.payment_id = p.id WHERE p.id = $1 FOR UPDATE OF p`,
    [paymentId],
  );
  // A recall may have brought it back before its day. The lock lets one of both answer, and tell.
  if (named?.status !== 'released' || named.isOpen) return;
  await answered(paymentId, sentinelOf(named.name, typeOf(named.scheme))?.returnedFor ?? null, context);
}

/**
 * Settles a payment, or brings back what has not come back of it, and tells its maker.
 * @param reason why it comes back; null: it has arrived. A reason that ends a standing order needs a payment that does come back.
 * @returns whether it did; otherwise nothing has changed, and the maker is not told
 */
export async function answered(
  paymentId: string,
  reason: ReturnReason | null,
  { tx, clock, outbox, publish }: Pick<JobContext, 'tx' | 'clock' | 'outbox' | 'publish'>,
): Promise<boolean> {
  const now = new Date(clock.now());
  const [before] = await tx.query<{ status: string }>('SELECT status FROM payment WHERE id = $1 FOR UPDATE', [
    paymentId,
  ]);
  if (!before) throw new Error(`payment ${paymentId} is gone`);
  const stopped = await stopReturned(tx, paymentId, reason, now);
  const step = reason === null ? 'settle' : 'return';
  const [after] = await tx.query<{ status: string }>(`SELECT (payment_${step}($1, $2)).status`, [paymentId, now]);
  if (after?.status === before.status) return false;
  const [done] = await tx.query<Settled>(
    `UPDATE payment p SET returned_for = $2 WHERE id = $1
     RETURNING customer_id AS "customerId", created_by AS "userId", from_account AS "accountId", payment_answer(p) AS payment,
       (SELECT money_text(debit) FROM transfer t WHERE t.payment_id = p.id AND t.step = $3 ORDER BY n DESC LIMIT 1) AS amount`,
    [paymentId, reason, step],
  );
  if (!done) throw new Error(`payment ${paymentId} is gone`);
  const { customerId, userId, accountId, amount, payment } = done;
  const moved = { summary: { ...payment.summary, amount } };
  const events: BankEvent[] = [{ customerId, event: 'transferChanged', subject: paymentId }];
  if (reason !== null) events.push({ customerId, event: 'balanceChanged', subject: String(accountId) });
  publish(events);
  publish(
    await outbox.notify(tx, {
      ...(userId === null ? { customerId } : { userId }),
      topic: 'transfers',
      words: (language) => worded(moved, language, noticeOf(reason)),
      ...(reason === null
        ? {}
        : {
            line: {
              customerId,
              type: 'info',
              severity: 'warning',
              subject: paymentId,
              accountId,
              words: (language) => {
                const { subject, text } = worded(moved, language, noticeOf(reason));
                return { title: subject, body: text, discreet: subject };
              },
            },
          }),
    }),
  );
  if (stopped) await announceUnpaid(stopped, 'stop', dayOf(clock.now()), { tx, outbox, publish });
  return true;
}

/** What the maker is told, by what the other bank has answered. */
const noticeOf = (reason: ReturnReason | null) =>
  reason === null ? 'delivered' : reason === 'recalled' ? 'recalled' : 'returned';

export const railKinds = {
  routePayment: { urgency: 'person', run: ({ paymentId = '' }, context) => route(paymentId, context) },
  settlePayment: { urgency: 'person', run: ({ paymentId = '' }, context) => settle(paymentId, context) },
} satisfies Record<string, JobKind>;
