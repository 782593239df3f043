/** Repeats work in the background. @returns what ends it */
export type Every = (ms: number, work: () => Promise<void>) => () => void;

/** By the machine's clock. It keeps no process alive. */
export const everyByWallClock: Every = (ms, work) => {
  const timer = setInterval(() => void work(), ms);
  timer.unref();
  return () => clearInterval(timer);
};

/** For tests: the work runs only when the test calls `tick`. */
export interface Ticks {
  every: Every;
  /**
   * Does once what is repeated within this time, in the order in which it was given.
   * @param ms default: however rarely it is repeated
   */
  tick(ms?: number): Promise<void>;
}

/** Ticks that no clock makes, so that no test depends on how fast it runs. */
export function ticksOnDemand(): Ticks {
  const all = new Set<{ ms: number; work: () => Promise<void> }>();
  return {
    every(ms, work) {
      const repeated = { ms, work };
      all.add(repeated);
      return () => void all.delete(repeated);
    },
    async tick(within = Infinity) {
      for (const { ms, work } of [...all]) if (ms <= within) await work();
    },
  };
}
