import { LIMITS, READY } from './table';
import type { ReadAnswer } from './table-worker';

/** What is asked of the worker that reads. */
export type ReadingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * What a worker makes of a file's bytes or of a text. The worker ends with its answer, and after ten seconds of reading at the
 * latest (R2.7.221): how long its code is on its way says nothing of the file.
 * @param signal ends it at once
 * @returns null when it was aborted
 */
export async function answerOf(
  worker: ReadingWorker,
  data: Uint8Array<ArrayBuffer> | string,
  signal: AbortSignal,
): Promise<ReadAnswer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadAnswer | null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
      worker.addEventListener('message', ({ data: said }: MessageEvent<ReadAnswer | typeof READY>) => {
        if (said !== READY) return resolve(said);
        timer = setTimeout(() => resolve({ failure: 'tooSlow' }), LIMITS.ms);
        worker.postMessage(data, typeof data === 'string' ? [] : [data.buffer]);
      });
      worker.addEventListener('error', () => resolve({ failure: 'unreadable' }), { once: true });
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
