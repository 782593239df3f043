import type { Clock } from '../clock';
import type { Db, Tx } from '../db';
import type { BankEvent, Publish } from '../events';
import type { Ids } from '../ids';
import type { Outbox } from '../outbox';

/** The context of a job's work. */
export interface JobContext {
  /** The job's own transaction: it commits when the job succeeds and rolls back otherwise. */
  tx: Tx;
  /** Any other connection, for what others are to see meanwhile. */
  db: Db;
  clock: Clock;
  ids: Ids;
  outbox: Outbox;
  /** Hints for the screens; they go out when the job has committed. */
  publish: Publish;
  /** The bank is closing: stop between two steps. The job runs again later. */
  signal: AbortSignal;
}

/** How jobs of a kind are done. */
export interface JobKind {
  run(payload: Readonly<Record<string, string>>, context: JobContext): Promise<void>;
  /**
   * Only work that may stay undone says what that means: after three failures the job is given up, and this is called in the same
   * transaction. All other work is tried again without end.
   */
  gaveUp?(payload: Readonly<Record<string, string>>, tx: Tx): Promise<void>;
}

export type WorkerParts = Omit<JobContext, 'tx' | 'signal'> & {
  kinds: Readonly<Record<string, JobKind>>;
  onError(error: unknown): void;
};

/** Runs the due jobs. */
export interface Worker {
  /** Looks for work now and takes all there is; resolves when this worker finds no more. */
  work(): Promise<void>;
  /** Takes no new job and drops running ones: their transactions roll back, and they run again later. */
  close(): Promise<void>;
}

/** A long job leaves the other lane to short ones. */
const LANES = 2;
/** Of a job that may be given up. */
const MOST_FAILURES = 3;
/** The pause after the first failure, by the bank's clock. Each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 900_000;
/** Doublings after which the longest pause is reached for sure: the power of more of them has no number. */
const MOST_DOUBLINGS = 16;
/** Characters that are kept of an error. */
const ERROR_LENGTH = 300;

interface TakenJob {
  id: string;
  kind: string;
  payload: Readonly<Record<string, string>>;
}

/**
 * Takes jobs one after the other, in two lanes. A worker holds a job by the lock on its row while its transaction lives. A killed
 * worker loses its connection and the lock, so that another one takes the job. Nothing has to time out, and several banks on one
 * database share the work.
 */
export function createWorker({ kinds, onError, ...shared }: WorkerParts): Worker {
  const { db, clock } = shared;
  const closing = new AbortController();
  const lanes = new Set<Promise<void>>();

  /** @returns whether there was a job, and so maybe another */
  async function takeOne(): Promise<boolean> {
    const hints: BankEvent[] = [];
    try {
      const found = await db.transaction(async (tx) => {
        const [taken] = await tx.query<TakenJob>(
          `SELECT id, kind, payload FROM job WHERE failed_at IS NULL AND due_at <= $1 AND kind = ANY ($2)
            ORDER BY due_at, seq LIMIT 1 FOR UPDATE SKIP LOCKED`,
          [new Date(clock.now()), Object.keys(kinds)],
        );
        if (taken) await attempt(taken, tx, hints);
        return taken !== undefined;
      });
      if (hints.length > 0) shared.publish(hints);
      return found;
    } catch (error) {
      // The bank is closing or the connection is lost: the lock is released, and the next call finds the job.
      if (!closing.signal.aborted) onError(error);
      return false;
    }
  }

  /** Rolls back an attempt and counts its failure under one lock, or the other lane would retry in between. */
  async function attempt(taken: TakenJob, tx: Tx, hints: BankEvent[]): Promise<void> {
    await tx.query('SAVEPOINT attempt');
    try {
      const publish = (events: readonly BankEvent[]) => void hints.push(...events);
      await kinds[taken.kind]?.run(taken.payload, { ...shared, publish, tx, signal: closing.signal });
      await tx.query('DELETE FROM job WHERE id = $1', [taken.id]);
    } catch (error) {
      if (closing.signal.aborted) throw error;
      onError(error);
      hints.length = 0;
      await tx.query('ROLLBACK TO SAVEPOINT attempt');
      await putBack(taken, error, tx);
    }
  }

  async function putBack({ id, kind, payload }: TakenJob, error: unknown, tx: Tx): Promise<void> {
    const gaveUp = kinds[kind]?.gaveUp;
    const [job] = await tx.query<{ isOver: boolean }>(
      `UPDATE job SET failures = failures + 1, last_error = $3,
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

  async function lane(): Promise<void> {
    while (!closing.signal.aborted && (await takeOne()));
  }

  return {
    async work() {
      while (lanes.size < LANES && !closing.signal.aborted) {
        const busy: Promise<void> = lane().finally(() => lanes.delete(busy));
        lanes.add(busy);
      }
      await Promise.all(lanes);
    },
    async close() {
      closing.abort();
      await Promise.all(lanes);
    },
  };
}
