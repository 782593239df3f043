import type { JobContext, JobKind } from '../../../platform/jobs/worker';
import { answered } from '../external/jobs';
import { sendLink } from './send-link';

/**
 * Nobody has chosen in time: the money goes back. The lock lets either this or the recipient's approval count, so that it is paid
 * out or given back, and once (R2.7.172).
 */
async function expire(paymentId: string, context: JobContext): Promise<void> {
  const [waiting] = await context.tx.query(
    `SELECT FROM payment p JOIN global_payment g ON g.payment_id = p.id
     WHERE p.id = $1 AND p.status = 'released' AND g.state IN ('waiting', 'submitted') FOR UPDATE`,
    [paymentId],
  );
  if (waiting) await answered(paymentId, 'notAccepted', context);
}

export const globalKinds = {
  remindRecipient: {
    urgency: 'rest',
    run: ({ paymentId = '' }, context) => sendLink(paymentId, 'reminderSubject', context),
  },
  expireGlobalPayment: { urgency: 'person', run: ({ paymentId = '' }, context) => expire(paymentId, context) },
} satisfies Record<string, JobKind>;
