import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A cell as the thread gets it. A number has at most 15 digits, which a spreadsheet keeps exactly. */
export type Cell = string | number | Date | null;

/** What a table is made of; the thread only lays it out. */
export interface TableSheet {
  kind: 'xlsx' | 'pdf';
  /** For readers aloud, as a locale. */
  lang: string;
  title: string;
  subtitle: string;
  /** Before the number of a page. */
  page: string;
  /** `width` in letters for a workbook, in shares of the line for paper. */
  columns: readonly { head: string; width: number; isFigure: boolean }[];
  madeMs: number;
}

/** Memory of one thread, in MB: a file that needs more has a leak, and fails instead of taking the bank with it. With less room, less waits to be collected. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Lays a table out in a thread (ADR-21): rows go in batch by batch, pieces of the file come out, and neither side runs ahead of the other.
 * @throws what broke in the thread
 */
export async function* tableInThread(
  sheet: TableSheet,
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('table-worker.mjs', import.meta.url), {
    workerData: sheet,
    resourceLimits: MEMORY,
  });
  const ask = async (message: { rows: readonly (readonly Cell[])[] } | { end: true }): Promise<Uint8Array[]> => {
    // once() also rejects with what broke in the thread.
    const answered = once(worker, 'message');
    worker.postMessage(message);
    // A message carries no type: the thread answers as its file says.
    const [{ pieces, error }] = (await answered) as [{ pieces: Uint8Array[]; error?: string }];
    if (error !== undefined) throw new Error(error);
    return pieces;
  };
  try {
    for await (const rows of batches) yield* await ask({ rows });
    yield* await ask({ end: true });
  } finally {
    await worker.terminate();
  }
}
