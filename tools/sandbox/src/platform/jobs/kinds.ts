import type { Clock } from '../clock';
import type { Db, Tx } from '../db';
import type { Publish } from '../events';
import type { Ids } from '../ids';
import type { Outbox } from '../outbox';

/** What a job is about, the most urgent first: the money of one person, a piece of a batch, or a letter, a file and everything else. */
export const URGENCIES = { person: 1, batch: 2, rest: 3 } as const;
export type Urgency = keyof typeof URGENCIES;

/** The input of a job: ids rather than copies. */
export type Payload = Readonly<Record<string, string>>;

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

/** What a job writes, in its own transaction. */
export type Write = (context: JobContext) => Promise<void>;

/** What every kind says. */
interface KindOfJob {
  /** A job that another job queues is at most as urgent as that one: the payments of a batch's rows are pieces of the batch. */
  urgency: Urgency;
  /**
   * A field of the payload. Of all jobs whose kinds name the field, one at a time runs for each value of it: one for a batch, a shop or a
   * mailbox. The other jobs of that value wait, and hold up nothing else.
   */
  takesTurnsFor?: string;
  /**
   * Only work that may stay undone says what that means: after three failures the job is given up, and this is called in the same
   * transaction. All other work is tried again without end.
   */
  gaveUp?(payload: Payload, tx: Tx): Promise<void>;
}

/** Work inside the bank, in one transaction. */
export interface WorkInside extends KindOfJob {
  run(payload: Payload, context: JobContext): Promise<void>;
}

/** Work that waits for an answer from outside of the bank. */
export interface CallOutside extends KindOfJob {
  /**
   * Makes the call without a transaction and without a connection of the database. A bank that is killed meanwhile has made the call and written
   * nothing, so the call is made again: its receiver must know a repetition.
   * @param signal the call has taken too long, or the bank is closing
   * @returns what the answer changes in the bank
   */
  callOut(payload: Payload, signal: AbortSignal): Promise<Write>;
}

/** How jobs of a kind are done. */
export type JobKind = WorkInside | CallOutside;

export type JobKinds = Readonly<Record<string, JobKind>>;

/** The names of the kinds that work inside the bank, and of those that call out of it. */
export const namesOf = (kinds: JobKinds, where: 'inside' | 'outside'): string[] =>
  Object.keys(kinds).filter((name) => 'callOut' in (kinds[name] ?? {}) === (where === 'outside'));
