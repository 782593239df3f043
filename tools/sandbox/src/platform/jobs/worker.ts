import type { LaneParts } from './attempt';
import { LANES, takerInside } from './inside';
import { createLane } from './lane';
import { callsOutside } from './outside';

export type { JobContext, JobKind, JobKinds } from './kinds';

export type WorkerParts = Omit<LaneParts, 'signal'>;

/** Runs the due jobs. */
export interface Worker {
  /**
   * Looks for work now and takes all there is. Resolves when no lane of this worker finds more and no call out of the bank waits for its
   * answer.
   */
  work(): Promise<void>;
  /** Takes no new job and drops running ones: their transactions roll back, and they run again later. */
  close(): Promise<void>;
}

/** Takes jobs, lane by lane. Several banks on one database share the work. */
export function createWorker(parts: WorkerParts): Worker {
  const closing = new AbortController();
  const shared = { ...parts, signal: closing.signal };
  const outside = callsOutside(shared);
  const lanes = [...LANES.map((order) => takerInside(order, shared)), outside.begin].map((takeOne) =>
    createLane(takeOne, closing.signal),
  );
  const askAll = () => Promise.all([...lanes.map((ask) => ask()), ...outside.open()]);

  return {
    async work() {
      outside.endLate();
      // A lane that is done can free what another has skipped: all are done when none of them has found anything.
      while (!closing.signal.aborted && (await askAll()).includes(true));
    },
    async close() {
      closing.abort();
      await askAll();
    },
  };
}
