import type { CreatedPayment, ReturnReason } from '@bank/protocol/transfers';
import type { BankEvent } from '../../../platform/events';
import type { JobContext, JobKind } from '../../../platform/jobs/worker';
import { worded } from '../../../ledger/notices';
import { BY_LINK } from '../global/by-link';
import { openGlobalPayment } from '../global/send-link';
import { announceUnpaid } from '../recurring/announce-unpaid';
import { dayOf } from '../recurring/days';
import { stopReturned } from '../recurring/stop-returned';
import { schemeNamed } from './schemes';
import { sentinelOf } from './sentinels';
import { settleLater } from './settle-later';

interface Released {
  scheme: string;
  payeeName: string;
  releasedAt: Date;
}

/** Hands a released payment to its scheme, which says when it arrives, or to its recipient's choice. */
async function route(paymentId: string, context: JobContext): Promise<void> {
  const { tx, publish } = context;
  const [payment] = await tx.query<Released & { customerId: number }>(
    `SELECT scheme, payee ->> 'name' AS "payeeName", released_at AS "releasedAt", customer_id AS "customerId"
       FROM payment WHERE id = $1 AND status = 'released'`,
    [paymentId],
  );
  if (!payment) throw new Error(`payment ${paymentId} was not released`);
  if (payment.scheme === BY_LINK) {
    await openGlobalPayment(paymentId, context);
  } else {
    const { payeeName, releasedAt } = payment;
    const leaving = { paymentId, payeeName, scheme: schemeNamed(payment.scheme), releasedMs: releasedAt.getTime() };
    await settleLater(tx, leaving, context);
  }
  publish([{ customerId: payment.customerId, event: 'transferChanged', subject: paymentId }]);
}

interface Settled {
  customerId: number;
  userId: number | null;
  accountId: number;
  payment: CreatedPayment;
}

/** The scheme has an answer: the money has arrived, or it comes back. Both stations change nothing the second time. */
async function settle(paymentId: string, context: JobContext): Promise<void> {
  const [named] = await context.tx.query<{ name: string; status: string; scheme: string }>(
    // What a recipient has chosen stands beside the payment, whose terms never change (I5).
    `SELECT p.payee ->> 'name' AS name, p.status, coalesce(g.payout ->> 'scheme', p.scheme) AS scheme
     FROM payment p LEFT JOIN global_payment g ON g.payment_id = p.id WHERE p.id = $1 FOR UPDATE OF p`,
    [paymentId],
  );
  // A recall may have brought it back before its day. The lock lets one of both answer, and tell.
  if (named?.status !== 'released') return;
  await answered(paymentId, sentinelOf(named.name, schemeNamed(named.scheme).type)?.returnedFor ?? null, context);
}

/**
 * Settles a payment, or brings it back, and tells its maker. The caller knows that it is on its way.
 * @param reason why it comes back; null: it has arrived
 */
export async function answered(
  paymentId: string,
  reason: ReturnReason | null,
  { tx, clock, outbox, publish }: Pick<JobContext, 'tx' | 'clock' | 'outbox' | 'publish'>,
): Promise<void> {
  const now = new Date(clock.now());
  const stopped = await stopReturned(tx, paymentId, reason, now);
  await tx.query(`SELECT ${reason === null ? 'payment_settle' : 'payment_return'}($1, $2)`, [paymentId, now]);
  const [done] = await tx.query<Settled>(
    `UPDATE payment p SET returned_for = $2 WHERE id = $1
     RETURNING customer_id AS "customerId", created_by AS "userId", from_account AS "accountId", payment_answer(p) AS payment`,
    [paymentId, reason],
  );
  if (!done) throw new Error(`payment ${paymentId} is gone`);
  const { customerId, userId, accountId, payment } = done;
  const events: BankEvent[] = [{ customerId, event: 'transferChanged', subject: paymentId }];
  if (reason !== null) events.push({ customerId, event: 'balanceChanged', subject: String(accountId) });
  publish(events);
  publish(
    await outbox.notify(tx, {
      ...(userId === null ? { customerId } : { userId }),
      topic: 'transfers',
      words: (language) => worded(payment, language, noticeOf(reason)),
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
                const { subject, text } = worded(payment, language, noticeOf(reason));
                return { title: subject, body: text, discreet: subject };
              },
            },
          }),
    }),
  );
  if (stopped) await announceUnpaid(stopped, 'stop', dayOf(clock.now()), { tx, outbox, publish });
}

/** What the maker is told, by what the other bank has answered. */
const noticeOf = (reason: ReturnReason | null) =>
  reason === null ? 'delivered' : reason === 'recalled' ? 'recalled' : 'returned';

export const railKinds = {
  routePayment: { run: ({ paymentId = '' }, context) => route(paymentId, context) },
  settlePayment: { run: ({ paymentId = '' }, context) => settle(paymentId, context) },
} satisfies Record<string, JobKind>;
