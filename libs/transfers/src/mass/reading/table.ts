import { fromNumber } from '@bank/money';

/** The largest file that is read, in bytes: 5 MB (R2.9.6). */
export const MOST_BYTES = 5_000_000;

/** A cell as it was written. A number of a workbook stays one: it has no notation. */
export type Cell = string | number;
export type Table = readonly (readonly Cell[])[];

/** What the reader stops at (R2.7.221). Two rows more than a batch may have: a title and the names of the columns. */
export const LIMITS = { rows: 10_002, columns: 60, unpackedBytes: 100_000_000, ms: 10_000 } as const;

/** What the worker says first: its code is here, and the time for reading begins. */
export const READY = 'ready';

/** Why a file was not read: it is no table, or it is past one of the limits. */
export type ReadFailure = 'unreadable' | 'tooManyRows' | 'tooManyColumns' | 'tooMuchInside' | 'tooSlow';

/** Ends the reading of a file. */
export class NotRead extends Error {
  readonly why: ReadFailure;

  constructor(why: ReadFailure) {
    super(why);
    this.why = why;
  }
}

/** What stands in a cell, in plain digits where it is a number. */
export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? (fromNumber(cell) ?? '') : (cell ?? '');

const isEmpty = (row: readonly Cell[]) => row.every((cell) => cell === '');

/** A table without the empty rows at its end. @throws NotRead when it is too large */
export function bounded(table: Table): Table {
  const rows = table.slice(0, table.findLastIndex((row) => !isEmpty(row)) + 1);
  if (rows.length > LIMITS.rows) throw new NotRead('tooManyRows');
  if (rows.some((row) => row.slice(LIMITS.columns).some((cell) => cell !== ''))) throw new NotRead('tooManyColumns');
  return rows.map((row) => (row.length > LIMITS.columns ? row.slice(0, LIMITS.columns) : row));
}
