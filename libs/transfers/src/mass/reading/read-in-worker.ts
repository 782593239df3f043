import { LIMITS } from './table';
import type { ReadAnswer } from './table-worker';
import address from './table-worker?worker&url';

/** The policy starts this one worker and nothing else (ADR-61). */
const workerAddress =
  typeof trustedTypes === 'undefined'
    ? address
    : trustedTypes.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address);

/**
 * Reads a file or a pasted text beside the page, so that the page answers meanwhile. The work ends after ten seconds at the latest.
 * @param signal ends the work at once
 * @returns null when it was aborted
 */
export async function readInWorker(source: File | string, signal: AbortSignal): Promise<ReadAnswer | null> {
  const data = typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer());
  if (signal.aborted) return null;
  const worker = new Worker(workerAddress, { type: 'module' });
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
