import { workerAddress } from '../trusted/worker-address';
import { PICTURE_LIMITS } from './limits';
import { type Looked, type PictureAnswer, type PictureTask, workedOut } from './picture-task';

/** What is done with pictures. Neither rejects. */
export interface PictureWork {
  /** What it needs comes ahead of the first picture. */
  warmUp(): void;
  /** @returns hidden: this browser cannot work on pictures, and the file goes as it is */
  look(file: File, signal: AbortSignal): Promise<Looked | 'hidden'>;
  /** @returns null: it could not be redrawn */
  redraw(file: File, turns: number, signal: AbortSignal): Promise<Blob | null>;
}

/** Apart, because only a bundler gives a worker an address. */
const loadAddress = () => import('./picture-worker?worker&url');

/** One worker a task. It ends with its answer, and with it the memory that a large picture takes. */
async function inWorker(task: PictureTask, signal: AbortSignal): Promise<PictureAnswer | 'late'> {
  const { default: address } = await loadAddress();
  if (signal.aborted) return 'late';
  const worker = new Worker(workerAddress(address), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<PictureAnswer | 'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), PICTURE_LIMITS.ms);
      signal.addEventListener('abort', () => resolve('late'), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => resolve(data), { once: true });
      worker.addEventListener('error', () => resolve(null), { once: true });
      worker.postMessage(task);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** In a worker; in the page where a worker does not come or has no canvas. */
async function answerTo(task: PictureTask, signal: AbortSignal): Promise<PictureAnswer> {
  const answer = await inWorker(task, signal).catch(() => null);
  if (answer === 'late') return null;
  return answer ?? workedOut(task).catch(() => null);
}

export const pictureWork: PictureWork = {
  warmUp() {
    // The worker's code lies in the browser's cache then.
    void loadAddress()
      .then(({ default: address }) => fetch(address))
      .catch(() => undefined);
  },
  async look(file, signal) {
    const answer = await answerTo({ file, turns: null }, signal);
    return answer !== null && 'looked' in answer ? answer.looked : 'hidden';
  },
  async redraw(file, turns, signal) {
    const answer = await answerTo({ file, turns }, signal);
    return answer !== null && 'redrawn' in answer ? answer.redrawn : null;
  },
};
