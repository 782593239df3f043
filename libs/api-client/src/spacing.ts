import { balanceInquiry } from '@bank/protocol/accounts';
import type { Query } from '@tanstack/react-query';

/** Rows that are asked for once in so many ms at most, however many ask (R2.9.10). */
const GAP_MS_OF: Readonly<Record<string, number>> = { [balanceInquiry.name]: 3000 };

/** When each answer of the cache was asked for last. By its entry: a cache that was cleared has asked for nothing. */
const askedAt = new WeakMap<Query, number>();
/** What waits for the gap to end: many changes are one wait. */
const waits = new WeakMap<Query, Promise<void>>();

export const isSpaced = (rowName: unknown): boolean => Object.hasOwn(GAP_MS_OF, String(rowName));

/** Notes that the entry is fetched now. `performance.now` only goes forward, also when the user sets the device's clock back. */
export function noteAsked(entry: Query | undefined): void {
  if (entry && isSpaced(entry.queryKey[0])) askedAt.set(entry, performance.now());
}

/** Whether a change has to wait: the gap is not over, or an answer is on its way that may be older than the change. */
export const isTooSoon = (entry: Query): boolean =>
  isSpaced(entry.queryKey[0]) && (isOnItsWay(entry) || gapOf(entry) > 0);

const isOnItsWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

function gapOf(entry: Query): number {
  const last = askedAt.get(entry);
  const gap = GAP_MS_OF[String(entry.queryKey[0])];
  return last === undefined || gap === undefined ? 0 : last + gap - performance.now();
}

/**
 * Keeps a change until its entry may be asked for again. The answer stays fresh until then, so that nobody who comes meanwhile asks.
 * @param isHere false once the cache was cleared: then nobody waits for the entry any more
 * @param refetch makes the entry stale; a change heard from then on waits anew
 */
export function keep(
  entry: Query,
  { isHere, refetch }: { isHere(entry: Query): boolean; refetch(entry: Query): Promise<void> },
): Promise<void> {
  const known = waits.get(entry);
  if (known) return known;
  const wait = whenDue(entry, isHere).then(async () => {
    waits.delete(entry);
    if (isHere(entry)) await refetch(entry);
  });
  waits.set(entry, wait);
  return wait;
}

async function whenDue(entry: Query, isHere: (entry: Query) => boolean): Promise<void> {
  while (isHere(entry) && isTooSoon(entry)) {
    if (isOnItsWay(entry)) await entry.promise?.catch(() => undefined);
    // With a turn of its own each time: an entry that was cancelled may say for good that its answer is on its way.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, gapOf(entry))));
  }
}
