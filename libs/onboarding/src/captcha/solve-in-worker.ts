import { workerAddress } from '@bank/kit';
import type { CaptchaPuzzle } from '@bank/protocol/onboarding';
import address from './captcha-worker?worker&url';

/** Works a puzzle out beside the page, so that the page answers meanwhile. @returns as `solved`; null also when the worker fails */
export async function solveInWorker(puzzle: CaptchaPuzzle): Promise<string | null> {
  const worker = new Worker(workerAddress(address), { type: 'module' });
  try {
    return await new Promise<string | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data), { once: true });
      worker.addEventListener('error', () => resolve(null), { once: true });
      worker.postMessage(puzzle);
    });
  } finally {
    worker.terminate();
  }
}
