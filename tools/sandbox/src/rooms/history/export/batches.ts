import type { Tx } from '../../../platform/db';

/** So many rows are in memory at once; between two batches everybody else's calls are answered. */
const BATCH = 1_000;

/**
 * The rows of a statement in batches, through one cursor: one snapshot, however long it takes to read.
 * @param signal aborts between two batches
 */
export async function* batchesOf<T extends object>(
  tx: Tx,
  statement: string,
  values: readonly unknown[],
  signal: AbortSignal,
): AsyncGenerator<T[]> {
  await tx.query(`DECLARE history_rows NO SCROLL CURSOR FOR ${statement}`, values);
  for (;;) {
    signal.throwIfAborted();
    const rows = await tx.query<T>(`FETCH ${BATCH} FROM history_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.query('CLOSE history_rows');
}
