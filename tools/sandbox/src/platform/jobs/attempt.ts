import type { Tx } from '../db';
import type { BankEvent } from '../events';
import type { JobContext, JobKinds, Write } from './kinds';
import type { TakenJob } from './take';

/** Of a job that may be given up. */
const MOST_FAILURES = 3;
/** The pause after the first failure, by the bank's clock. Each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 900_000;
/** Doublings after which the longest pause is reached for sure: the power of more of them has no number. */
const MOST_DOUBLINGS = 16;
/** Characters that are kept of an error. */
const ERROR_LENGTH = 300;

/** What all lanes of a worker share. */
export type LaneParts = Omit<JobContext, 'tx'> & {
  kinds: JobKinds;
  onError(error: unknown): void;
};

/**
 * Does a taken job in its transaction and takes it out of the queue. Rolls back what failed and counts the failure under one lock, or
 * another lane would retry in between.
 * @returns the hints for the screens; publish them when the transaction has committed
 */
export async function attempt(taken: TakenJob, write: Write, tx: Tx, parts: LaneParts): Promise<BankEvent[]> {
  const { db, clock, ids, outbox, signal, onError } = parts;
  const hints: BankEvent[] = [];
  await tx.query(`SET LOCAL bank.job_urgency = ${taken.urgency}; SAVEPOINT attempt`);
  try {
    await write({ tx, db, clock, ids, outbox, signal, publish: (events) => void hints.push(...events) });
    await tx.query('DELETE FROM job WHERE id = $1', [taken.id]);
    return hints;
  } catch (error) {
    if (signal.aborted) throw error;
    onError(error);
    await tx.query('ROLLBACK TO SAVEPOINT attempt');
    await putBack(taken, error, tx, parts);
    return [];
  }
}

/** Counts a failure and makes the job due after a pause. `wanted_at` keeps the instant that the job was queued for. */
async function putBack(
  { id, kind, payload }: TakenJob,
  error: unknown,
  tx: Tx,
  { kinds, clock }: Pick<LaneParts, 'kinds' | 'clock'>,
): Promise<void> {
  const gaveUp = kinds[kind]?.gaveUp;
  const [job] = await tx.query<{ isOver: boolean }>(
    `UPDATE job SET failures = failures + 1, last_error = $3, claimed_until = NULL, wanted_at = coalesce(wanted_at, due_at),
       due_at = $2::timestamptz + least($4 * power(2, least(failures, $5)), $6) * interval '1 millisecond',
       failed_at = CASE WHEN failures + 1 >= $7 THEN $2::timestamptz END
      WHERE id = $1 RETURNING failed_at IS NOT NULL AS "isOver"`,
    [
      ...[id, new Date(clock.now()), String(error).slice(0, ERROR_LENGTH)],
      ...[FIRST_PAUSE_MS, MOST_DOUBLINGS, LONGEST_PAUSE_MS, gaveUp ? MOST_FAILURES : null],
    ],
  );
  if (job?.isOver) await gaveUp?.(payload, tx);
}
