import type { Tx } from '../../../platform/db';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { CallContext } from '../../../platform/handler';
import { nextLook } from './stages';

/**
 * Begins to watch the end of a document that was just accepted (R0.90). A document accepted twice with the same end is watched once.
 * @param expiresAt `YYYY-MM-DD`
 */
export async function watchEnd(
  tx: Tx,
  { id, expiresAt }: { id: string; expiresAt: string },
  bank: Pick<CallContext, 'clock' | 'ids'>,
): Promise<void> {
  const dueMs = nextLook(expiresAt, bank.clock.now());
  const isNew = await tx.query(
    'UPDATE document SET watched_until = $2 WHERE id = $1 AND watched_until IS DISTINCT FROM $2::date RETURNING id',
    [id, expiresAt],
  );
  if (dueMs === null || isNew.length === 0) return;
  await enqueueJob(tx, bank, { kind: 'watchDocument', payload: { documentId: id, expiresAt }, dueMs });
}
