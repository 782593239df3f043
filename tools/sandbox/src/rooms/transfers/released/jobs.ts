import type { JobContext, JobKind } from '../../../platform/jobs/worker';

/**
 * Queues the rows of a released batch, in pieces that are due since the release. A payment is a batch of one kind, so only that kind finds
 * rows of it. A second run queues no piece twice: a piece has an id of its own, and rows that are paid are no longer ready.
 */
async function queuePieces(paymentId: string, { tx }: JobContext): Promise<void> {
  await tx.query(
    `SELECT mass_send_on(p), global_batch_send_on(p) FROM payment p WHERE p.id = $1 AND p.status = 'released'`,
    [paymentId],
  );
}

export const releasedKinds = {
  released: { urgency: 'batch', run: ({ paymentId = '' }, context) => queuePieces(paymentId, context) },
} satisfies Record<string, JobKind>;
