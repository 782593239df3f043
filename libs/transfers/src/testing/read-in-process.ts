import { readText } from '../mass/reading/read-text';
import { readTable } from '../mass/reading/read-table';
import { NotRead } from '../mass/reading/table';
import type { ReadAnswer } from '../mass/reading/table-worker';

/** Reads as `readInWorker` does, where there are no workers: in Jest. */
export async function readInWorker(source: File | string): Promise<ReadAnswer> {
  try {
    const table = typeof source === 'string' ? await readText(source) : await readTable(await bytesOf(source));
    return { table };
  } catch (error) {
    if (error instanceof NotRead) return { failure: error.why };
    throw error;
  }
}

/** jsdom's files have no `arrayBuffer`. */
const bytesOf = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      if (result === null || typeof result === 'string') reject(new Error('no bytes'));
      else resolve(new Uint8Array(result));
    };
    reader.onerror = () => reject(reader.error ?? new Error('not read'));
    reader.readAsArrayBuffer(file);
  });
