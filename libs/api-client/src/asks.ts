const MINUTE_MS = 60_000;

/**
 * How often all tabs together ask a bank that is away, in any minute: a probe every seven seconds makes nine, and three are
 * left for screens that are opened and buttons that are pressed meanwhile. Outcomes are looked up only while it is there.
 */
export const ASKS_A_MINUTE = 12;
export const PROBE_EVERY_MS = 7000;
export const READS_A_MINUTE = 3;

/** A count of the last minute's asks over all tabs; each page counts its own where local storage is forbidden. */
export interface Asks {
  /** Counts one. @param now epoch ms */
  count(now: number): void;
  /** Whether fewer than `limit` were made in the minute before `now`. */
  isRoom(now: number, limit?: number): boolean;
  /** The last one, in epoch ms; 0 when there was none in the last minute. */
  lastAt(now: number): number;
}

function createAsks(key: string): Asks {
  let memory: number[] = [];

  function read(now: number): number[] {
    let known: unknown = memory;
    try {
      known = JSON.parse(localStorage.getItem(key) ?? '[]');
    } catch {
      // Forbidden or broken storage: what this page remembers.
    }
    const times = Array.isArray(known) ? known.filter((at): at is number => typeof at === 'number') : [];
    // A time ahead of this clock is from before the clock was set back.
    return times.filter((at) => at <= now && now - at < MINUTE_MS);
  }

  return {
    count(now) {
      memory = [...read(now), now].slice(-2 * ASKS_A_MINUTE);
      try {
        localStorage.setItem(key, JSON.stringify(memory));
      } catch {
        // See `read`.
      }
    },
    isRoom: (now, limit = ASKS_A_MINUTE) => read(now).length < limit,
    lastAt: (now) => read(now).at(-1) ?? 0,
  };
}

/** Look-ups of unknown outcomes. */
export const outcomeAsks = createAsks('bank.outcomeAsks');
/** Tries to find out whether a bank that is away is back. */
export const probes = createAsks('bank.probes');
/** Calls of screens and of users while the bank is away. */
export const readsWhileAway = createAsks('bank.readsWhileAway');
