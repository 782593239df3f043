import { callerOf } from '../../../../platform/handler';
import type { CallContext } from '../../../../platform/handler';
import { Busy } from '../../../../platform/refusal';
import type { MayRefuse } from '../../../../platform/refusal';
import { createWorkPool, TooMuch } from '../../../../platform/work-pool';
import { refused } from '../texts';
import { PAYMENT_FILE, PLACES } from './bounds';
import type { FileAnswer, FileFailure, FileRows, FileTask, Reading } from './task';

const pool = createWorkPool<FileTask, FileAnswer>({
  file: new URL('file-worker.mjs', import.meta.url),
  threads: 1,
  places: PLACES,
  most: { ms: PAYMENT_FILE.ms, heapMb: PAYMENT_FILE.heapMb },
  handOver: ({ bytes }) => [bytes.buffer],
});

/** The customers whose file is read, checked or waits. */
const reading = new Set<number>();
/** Retry-After of a customer whose other file is being read, seconds. */
const OTHER_FILE_S = 2;

/** The check of a file that came before; it has failed or not. */
let checked: Promise<unknown> = Promise.resolve();

/** Checks follow one another: a long file keeps a core of the database busy, and the other cores are for all other calls. */
function afterOthers<T>(check: () => Promise<T>): Promise<T> {
  const mine = checked.then(check);
  checked = mine.catch(() => undefined);
  return mine;
}

/**
 * Reads a file of payments in a thread, within the bounds of R0.55, and lets its rows be checked. Until then the customer's place is taken.
 * A refused file keeps it for half a second longer, so that sending the next one at once costs the bank nothing.
 * @param what kind of payments the file is of, and the field of the call that it came in
 * @param check what the bank says to the rows
 * @throws Refusal `unreadableFile` for a file that is none of ours or passes a bound, `noRows`, `tooManyRows`;
 *   Busy when every place is taken, or the customer's only one
 */
export async function checkPayments<T>(
  context: CallContext & MayRefuse<FileFailure>,
  file: File,
  { field, ...what }: Reading & { field: string },
  check: (rows: FileRows) => Promise<T>,
): Promise<T> {
  const { customerId } = callerOf(context);
  if (reading.has(customerId)) throw new Busy(OTHER_FILE_S);
  reading.add(customerId);
  try {
    return await pool.inTurn(async (run) => {
      const answer = await answerOf(file, what, run);
      if (!('failure' in answer)) return afterOthers(() => check(answer));
      const { holdBackMs } = context.config;
      if (holdBackMs > 0) await new Promise((resolve) => setTimeout(resolve, holdBackMs));
      throw refused(context, answer.failure, { field });
    });
  } finally {
    reading.delete(customerId);
  }
}

async function answerOf(file: File, what: Reading, run: (task: FileTask) => Promise<FileAnswer>): Promise<FileAnswer> {
  if (file.size > PAYMENT_FILE.bytes) return { failure: 'unreadableFile' };
  try {
    return await run({ ...what, bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch (error) {
    if (error instanceof TooMuch) return { failure: 'unreadableFile' };
    throw error;
  }
}

/** Ends the thread; a later file starts another. */
export const closeReader = (): Promise<void> => pool.close();
