import { MASS_ROWS } from '@bank/protocol/transfers-mass';

/** What the reading of a file of payments stops at (R0.55). */
export const PAYMENT_FILE = {
  /** R2.9.6. */
  bytes: 5_000_000,
  rows: MASS_ROWS,
  /** UTF-16 units of a cell: what a workbook has room for in one. */
  cell: 32_767,
  /** Reading the longest file takes less than a second; the rest is for a machine that does much else. */
  ms: 20_000,
  heapMb: 64,
} as const;

/** Files that are read and checked or wait for their turn at once, one of each customer. */
export const PLACES = 8;
