/** The bank's time. Everything time-driven reads it from here, so that tests and the cockpit can move it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** A clock that tests move on instead of waiting for a code to expire. */
export interface MovableClock extends Clock {
  /** @param ms how far to move on; never negative */
  advance(ms: number): void;
  /** Undoes every move. Only together with all data: recorded time never runs backwards. */
  rewind(): void;
}

export function systemClock(offsetMs = 0): MovableClock {
  let offset = offsetMs;
  return {
    now: () => Date.now() + offset,
    advance: (ms) => {
      if (!(ms >= 0)) throw new RangeError('the clock only moves forward');
      offset += ms;
    },
    rewind: () => void (offset = offsetMs),
  };
}

/** Stands still until moved; for tests. */
export function fixedClock(startMs: number): MovableClock {
  let now = startMs;
  return { now: () => now, advance: (ms) => void (now += ms), rewind: () => void (now = startMs) };
}
