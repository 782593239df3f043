const MINUTE_MS = 60_000;

/**
 * How often all tabs together ask a bank that is away, in any minute, for any of their questions: a probe every nine seconds makes seven, which finds
 * the return within ten. Five are left for what was on its way when the bank went, for screens that are opened, and for presses.
 */
export const ASKS_A_MINUTE = 12;
export const PROBE_EVERY_MS = 9000;
export const OTHERS_A_MINUTE = 5;

/** A count of the last minute's asks over all tabs; each page counts its own where local storage is forbidden. */
export interface Asks {
  /** Counts one. @param now epoch ms; @param at when it was made, if not now */
  count(now: number, at?: number): void;
  /** How many were made in the minute before `now`. */
  of(now: number): number;
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
    count(now, at = now) {
      memory = [...read(now), at].sort((one, other) => one - other).slice(-2 * ASKS_A_MINUTE);
      try {
        localStorage.setItem(key, JSON.stringify(memory));
      } catch {
        // See `read`.
      }
    },
    of: (now) => read(now).length,
    lastAt: (now) => read(now).at(-1) ?? 0,
  };
}

/** Look-ups of unknown outcomes. */
export const outcomeAsks = createAsks('bank.outcomeAsks');
/** Tries to find out whether a bank that is away is back. */
export const probes = createAsks('bank.probes');
/** All other calls that went to a bank that was away, those included that found it out. */
export const others = createAsks('bank.asksWhileAway');

/** Whether a bank that is away may be asked at all. @param now epoch ms */
export const isAnyRoom = (now: number): boolean => probes.of(now) + others.of(now) < ASKS_A_MINUTE;
/** Whether it may be asked by anything but a probe. @param now epoch ms */
export const isRoomBesideProbes = (now: number): boolean => others.of(now) < OTHERS_A_MINUTE && isAnyRoom(now);
