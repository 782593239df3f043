import { readTable, type Table } from './read-table';

/** What the worker answers: the table, or nothing for a file that is none. */
export type ReadAnswer = { table: Table } | { table: null };

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readTable(data).then(
    (table) => postMessage({ table } satisfies ReadAnswer),
    () => postMessage({ table: null } satisfies ReadAnswer),
  );
});
