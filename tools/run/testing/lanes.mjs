import { availableParallelism } from 'node:os';

/**
 * Does some work for each of many, as many at once as there are lanes.
 * @template Item, Done
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Done>} work
 * @param {number} [lanes] one a core by default
 * @returns {Promise<Done[]>} in the order of the items
 */
export async function inLanes(items, work, lanes = availableParallelism()) {
  /** @type {Done[]} */
  const done = [];
  const waiting = [...items.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
