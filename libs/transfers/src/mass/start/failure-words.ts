import type { MessageId } from '@bank/i18n';
import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import { LIMITS, MOST_BYTES, type ReadFailure } from '../reading/table';

/** Why a file or a text is not taken. */
export type Failure = ReadFailure | 'tooLarge' | 'empty';

export const FAILURE_WORDS: Readonly<Record<Failure, MessageId>> = {
  tooLarge: 'transfers.mass.tooLarge',
  unreadable: 'transfers.mass.unreadable',
  empty: 'transfers.mass.nothing',
  tooManyRows: 'transfers.mass.tooMany',
  tooManyColumns: 'transfers.mass.tooWide',
  tooMuchInside: 'transfers.mass.tooMuchInside',
  tooSlow: 'transfers.mass.tooSlow',
};

const MEGABYTE = 1_000_000; // R2.9.6

/** What the sentences name. */
export const FAILURE_VALUES = {
  rows: MASS_ROWS,
  columns: LIMITS.columns,
  size: MOST_BYTES / MEGABYTE,
  inside: LIMITS.unpackedBytes / MEGABYTE,
  seconds: LIMITS.ms / 1000,
};
