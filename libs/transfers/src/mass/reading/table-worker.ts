import { readText } from './read-text';
import { readTable } from './read-table';
import { NotRead, READY, type ReadFailure, type Table } from './table';

/** What the worker answers: the table, or why there is none. */
export type ReadAnswer = { table: Table } | { failure: ReadFailure };

/** A file as its bytes, or a pasted text. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array | string>) => {
  void (typeof data === 'string' ? readText(data) : readTable(data)).then(
    (table) => postMessage({ table } satisfies ReadAnswer),
    (error: unknown) =>
      postMessage({ failure: error instanceof NotRead ? error.why : 'unreadable' } satisfies ReadAnswer),
  );
});
postMessage(READY);
