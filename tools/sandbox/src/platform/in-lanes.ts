/**
 * Does the same for each of many, a few at a time, so that other calls get at the database meanwhile. One that fails keeps no other from its turn.
 * @param lanes how many at a time
 * @throws AggregateError at the end, of what failed
 */
export async function inLanes<T>(all: Iterable<T>, lanes: number, work: (one: T) => Promise<void>): Promise<void> {
  const turns = all[Symbol.iterator]();
  const faults: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let turn = turns.next(); turn.done !== true; turn = turns.next()) {
      await work(turn.value).catch((fault: unknown) => faults.push(fault));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} could not be looked at`);
}
