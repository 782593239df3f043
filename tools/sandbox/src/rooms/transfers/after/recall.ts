import type { paymentRecall, Recall } from '@bank/protocol/transfers-after';
import type { CreatedPayment } from '@bank/protocol/payment';
import type { Tx } from '../../../platform/db';
import type { BankEvent } from '../../../platform/events';
import { worded } from '../../../ledger/notices';
import { refusal } from '../../../ledger/refusal';
import { sayAmount } from '../../../ledger/say-amount';
import { say } from '../../../ledger/texts';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { JobContext, JobKind } from '../../../platform/jobs/worker';
import { asLine } from '../../../platform/notices';
import { answered } from '../external/jobs';
import { typeOf } from '../external/schemes';
import { sentinelOf } from '../external/sentinels';
import { canRecall, findLocked, recallOf } from './find';
import type { KnownPayment } from './find';

/** Another bank answers a recall after this long, by the bank's clock. */
const ANSWER_AFTER_MS = 3_600_000;

/** Asks for the money back: the other bank by a job, another customer by a notice that leads to the payment (R2.4.63). */
export const recallPayment: Handler<typeof paymentRecall> = async ({ transactionId }, context) => {
  const { userId } = callerOf(context);
  const nowMs = context.clock.now();
  const [asked, events] = await context.db.transaction(async (tx) => {
    const payment = await findLocked(tx, transactionId, context);
    if (!payment?.isPayer) throw refusal(context, { reason: 'noAccess' });
    const known = recallOf(payment);
    if (known) return [known, []] as const;
    if (!canRecall(payment)) throw refusal(context, { reason: 'notRecallable' });
    await tx.query('INSERT INTO payment_recall (payment_id, asked_by, asked_at) VALUES ($1, $2, $3)', [
      payment.id,
      userId,
      new Date(nowMs),
    ]);
    const recall: Recall = { state: 'asked', askedAt: new Date(nowMs).toISOString() };
    if (payment.rail === 'book') return [recall, await tellPayee(payment)] as const;
    const answering = { kind: 'answerRecall', payload: { paymentId: payment.id }, dueMs: nowMs + ANSWER_AFTER_MS };
    await enqueueJob(tx, context, answering);
    return [recall, await giveBackHeld(tx, payment.id, nowMs)] as const;

    async function tellPayee({ id, payeeCustomer, payerName, toAccount }: KnownPayment) {
      if (payeeCustomer === null) return [];
      const [found] = await tx.query<{ amount: string; currency: string }>(
        'SELECT money_text(amount) AS amount, currency FROM payment WHERE id = $1',
        [id],
      );
      const worded = (language: string) => ({
        subject: say(language, 'recallAsked', { name: payerName }),
        text: say(language, 'recallAskedText', {
          name: payerName,
          amount: found ? sayAmount(language, found.amount, found.currency) : '',
        }),
      });
      return context.outbox.notify(tx, {
        customerId: payeeCustomer,
        topic: 'transfers',
        words: worded,
        line: {
          customerId: payeeCustomer,
          type: 'moneyIn',
          severity: 'info',
          subject: id,
          accountId: toAccount,
          words: asLine(worded),
        },
      });
    }
  });
  context.publish(events);
  return asked;
};

/** What a payment still holds has not left: the bank gives it back itself, and the other bank is asked only for what it has. */
async function giveBackHeld(tx: Tx, paymentId: string, nowMs: number): Promise<BankEvent[]> {
  const [open] = await tx.query<{ customerId: number; accountId: number }>(
    `SELECT customer_id AS "customerId", from_account AS "accountId" FROM payment p WHERE id = $1 AND (payment_moved(p)).is_open`,
    [paymentId],
  );
  if (!open) return [];
  await tx.query('SELECT payment_give_back_rest($1, $2)', [paymentId, new Date(nowMs)]);
  const { customerId, accountId } = open;
  return [
    { customerId, event: 'balanceChanged', subject: String(accountId) },
    { customerId, event: 'transferChanged', subject: paymentId },
  ];
}

/** The other bank answers: it sends the money back, or keeps what it has or has paid out. Changes nothing the second time. */
async function answer(paymentId: string, context: JobContext): Promise<void> {
  const { tx, outbox, publish } = context;
  const [payment] = await tx.query<{
    status: string;
    scheme: string | null;
    payeeName: string;
    userId: number | null;
    /** What the other bank has. */
    amount: string;
    payment: CreatedPayment;
  }>(
    `SELECT status, scheme, payee ->> 'name' AS "payeeName", created_by AS "userId", payment_answer(p) AS payment,
       money_text(m.sent - m.back) AS amount
       FROM payment p, payment_moved(p) m WHERE id = $1 FOR UPDATE OF p`,
    [paymentId],
  );
  if (!payment || payment.status === 'returned') return;
  const isKept = sentinelOf(payment.payeeName, typeOf(payment.scheme))?.keepsMoney === true;
  // What has arrived meanwhile comes back on a rail with recall only.
  if (!isKept && (await answered(paymentId, 'recalled', context))) return;
  const [declined] = await tx.query<{ customerId: number }>(
    `UPDATE payment_recall r SET is_declined = true FROM payment p
      WHERE r.payment_id = $1 AND p.id = r.payment_id AND NOT r.is_declined RETURNING p.customer_id AS "customerId"`,
    [paymentId],
  );
  if (!declined || payment.userId === null) return;
  const kept = { summary: { ...payment.payment.summary, amount: payment.amount } };
  publish([{ customerId: declined.customerId, event: 'transferChanged', subject: paymentId }]);
  publish(
    await outbox.notify(tx, {
      userId: payment.userId,
      topic: 'transfers',
      words: (language) => worded(kept, language, 'recallDeclined'),
    }),
  );
}

export const recallKinds = {
  answerRecall: { urgency: 'person', run: ({ paymentId = '' }, context) => answer(paymentId, context) },
} satisfies Record<string, JobKind>;
