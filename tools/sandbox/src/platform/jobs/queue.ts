import type { Clock } from '../clock';
import type { Tx } from '../db';
import type { Ids } from '../ids';

/** A job as it is asked for. */
export interface NewJob {
  /** A key of the table of kinds (jobs/kinds.ts). */
  kind: string;
  /** What the kind's work reads; ids rather than copies. */
  payload: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch, by the bank's clock. Default: now. */
  dueMs?: number;
}

/** Asks for work in the caller's transaction, so that a job exists exactly when what asked for it does. */
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
