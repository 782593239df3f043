import type { Clock } from '../clock';
import type { Tx } from '../db';
import type { Ids } from '../ids';
import type { Payload } from './kinds';

/** A job to queue. */
export interface NewJob {
  /** A key of the table of kinds (server/job-kinds.ts), which says how urgent the job is. */
  kind: string;
  payload: Payload;
  /** Milliseconds since the epoch, by the bank's clock. Default: now. */
  dueMs?: number;
}

/** Queues work in the caller's transaction, so that both commit or neither does. */
export async function enqueueJob(
  tx: Tx,
  { clock, ids }: { clock: Clock; ids: Ids },
  { kind, payload, dueMs = clock.now() }: NewJob,
): Promise<void> {
  await tx.query('INSERT INTO job (id, kind, payload, due_at) VALUES ($1, $2, $3, $4)', [
    ids.next(),
    kind,
    JSON.stringify(payload),
    new Date(dueMs),
  ]);
}
