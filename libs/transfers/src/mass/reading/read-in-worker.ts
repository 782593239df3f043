import { workerAddress } from '@bank/kit';
import { answerOf } from './answer-of';
import type { ReadAnswer } from './table-worker';
import address from './table-worker?worker&url';

/**
 * Reads a file or a pasted text beside the page, so that the page answers meanwhile.
 * @param signal ends the work at once
 * @returns null when it was aborted
 */
export async function readInWorker(source: File | string, signal: AbortSignal): Promise<ReadAnswer | null> {
  const data = typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer());
  return signal.aborted ? null : answerOf(new Worker(workerAddress(address), { type: 'module' }), data, signal);
}
