import { parentPort } from 'node:worker_threads';
import { readFile } from './read-file';
import type { FileTask } from './task';

// Reads files of payments in a thread of its own. Beside the bundle this is `file-worker.mjs`; in the sources the file of that name loads it.
parentPort?.on('message', (task: FileTask) => {
  try {
    const result = readFile(task);
    const handedOver = 'failure' in result ? [] : [result.rows.buffer, result.cards.buffer];
    parentPort?.postMessage({ result }, handedOver);
  } catch (error) {
    // Never its message: it may repeat a cell, and a cell may be the number of a card.
    parentPort?.postMessage({
      error: `a file could not be read: ${error instanceof Error ? error.name : typeof error}`,
    });
  }
});
