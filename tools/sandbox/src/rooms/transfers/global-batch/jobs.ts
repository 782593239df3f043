import type { JobContext, JobKind } from '../../../platform/jobs/worker';

/**
 * Sends a hundred rows of a batch in the job's own transaction: a bank that dies on the way has sent none of them, and the next one sends
 * them all. A row that was sent is no longer ready, so that no recipient gets a second link.
 */
async function sendRows(paymentId: string, piece: string, { tx, clock, publish }: JobContext): Promise<void> {
  await tx.query('SELECT global_batch_send($1, $2, $3)', [paymentId, piece, new Date(clock.now())]);
  const [batch] = await tx.query<{ customerId: number; accountId: number }>(
    'SELECT customer_id AS "customerId", from_account AS "accountId" FROM payment WHERE id = $1',
    [paymentId],
  );
  if (!batch) throw new Error(`batch ${paymentId} is gone`);
  const { customerId, accountId } = batch;
  publish([
    { customerId, event: 'balanceChanged', subject: String(accountId) },
    { customerId, event: 'transferChanged', subject: paymentId },
  ]);
}

export const globalBatchKinds = {
  sendGlobalRows: {
    urgency: 'batch',
    // Each piece locks the batch and the account that pays: others would wait for it in their lanes.
    takesTurnsFor: 'paymentId',
    run: ({ paymentId = '', piece = '' }, context) => sendRows(paymentId, piece, context),
  },
} satisfies Record<string, JobKind>;
