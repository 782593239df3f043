import { LIMITS } from './table';
import type { ReadAnswer } from './table-worker';

/** What is asked of the worker that reads. */
export type ReadingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * What a worker makes of a file's bytes or of a text. The worker ends with its answer, and after ten seconds at the latest (R2.7.221).
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
      timer = setTimeout(() => resolve({ failure: 'tooSlow' }), LIMITS.ms);
      signal.addEventListener('abort', () => resolve(null), { once: true });
      worker.addEventListener('message', ({ data: answer }: MessageEvent<ReadAnswer>) => resolve(answer), {
        once: true,
      });
      worker.addEventListener('error', () => resolve({ failure: 'unreadable' }), { once: true });
      worker.postMessage(data, typeof data === 'string' ? [] : [data.buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
