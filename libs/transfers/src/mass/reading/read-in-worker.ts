import type { Table } from './read-table';
import type { ReadAnswer } from './table-worker';
import address from './table-worker?worker&url';

/** The policy starts this one worker and nothing else (ADR-61). */
const workerAddress =
  typeof trustedTypes === 'undefined'
    ? address
    : trustedTypes.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address);

/**
 * Reads a file beside the page, so that the page answers meanwhile. Aborting ends the work at once.
 * @returns null for a file that is no table, and when it was aborted
 */
export async function readInWorker(file: File, signal: AbortSignal): Promise<Table | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (signal.aborted) return null;
  const worker = new Worker(workerAddress, { type: 'module' });
  try {
    return await new Promise<Table | null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data.table), { once: true });
      worker.addEventListener('error', () => resolve(null), { once: true });
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
