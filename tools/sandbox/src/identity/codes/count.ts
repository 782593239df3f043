import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';

interface Counted {
  /** What is counted, apart from all else: a purpose of codes, or a kind of letters. */
  purpose: string;
  kind: 'sent' | 'submitted';
  buckets: readonly CountedBucket[];
}

/** Whose or of what, and how many it may be; null: as many as are wanted. */
interface CountedBucket {
  name: string;
  hourly: number | null;
  daily: number | null;
}

/**
 * Counts one more in every bucket, for all instances of the bank together.
 * @returns null, or the seconds to wait while a bucket is full; then nothing is counted
 */
export async function countOne(
  tx: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  { purpose, kind, buckets }: Counted,
): Promise<number | null> {
  const [row] = await tx.query<{ waitS: number | null }>(
    `SELECT (code_take($1, $2, $3, $4, $5, NULL, $6) ->> 'waitS')::int AS "waitS"`,
    [
      purpose,
      kind,
      buckets.map(({ name }) => name),
      buckets.map(({ hourly }) => hourly),
      buckets.map(({ daily }) => daily),
      new Date(clock.now()),
    ],
  );
  return row?.waitS ?? null;
}
