import { attempt } from './attempt';
import type { LaneParts } from './attempt';
import { namesOf, URGENCIES } from './kinds';
import { takeNext } from './take';
import type { Order } from './take';

const { person, batch, rest } = URGENCIES;

/**
 * The lanes of a bank. The first is free for the money of one person, whatever a batch or a thousand letters do. The second takes the most
 * urgent. The third takes by due time alone, so that an endless chain of urgent jobs keeps no letter waiting.
 */
export const LANES: readonly Order[] = [[person], [person, batch, rest], 'oldest'];

/**
 * Takes one job of work inside the bank and does it in one transaction. A worker holds the job by the lock on its row while the
 * transaction lives. A killed worker loses its connection and the lock, so that another one takes the job.
 * @returns whether there was a job, and so maybe another
 */
export function takerInside(order: Order, parts: LaneParts): () => Promise<boolean> {
  const { db, clock, kinds, publish, signal, onError } = parts;
  const names = namesOf(kinds, 'inside');
  return async () => {
    try {
      const hints = await db.transaction(async (tx) => {
        const taken = await takeNext(tx, order, names, new Date(clock.now()));
        const kind = taken && kinds[taken.kind];
        if (!kind || !('run' in kind)) return undefined;
        return attempt(taken, (context) => kind.run(taken.payload, context), tx, parts);
      });
      if (hints && hints.length > 0) publish(hints);
      return hints !== undefined;
    } catch (error) {
      // The bank is closing or the connection is lost: the lock is released, and the next call finds the job.
      if (!signal.aborted) onError(error);
      return false;
    }
  };
}
