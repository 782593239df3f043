/** active, then warning (R0.19: two minutes before), then expired. `remainingMs` runs until expiry. */
export interface IdleState {
  phase: 'active' | 'warning' | 'expired';
  remainingMs: number;
}

export interface IdleClock {
  state(): IdleState;
  /** Activity. It counts only before the warning, which needs an answer and not a moved mouse. */
  activity(): void;
  /** The answer to the warning, or the start of a session. */
  stay(): void;
  /** Time until the next change of state, in ms, for one timer. */
  nextChangeMs(): number;
}

/** Storage of the last activity, in epoch ms. The tabs of a browser share it, so that they idle together. */
export interface LastActivity {
  get(): number | null;
  set(at: number): void;
}

/**
 * Idling by the difference of two clock readings and never by counting ticks: timers of hidden tabs are throttled and a
 * sleeping machine has none (R1.4.21, R0.19).
 * @param idleMs after how long without activity the session expires; at exactly that long it has
 * @param warnMs how long before that the warning starts
 * @param now epoch ms
 */
export function createIdleClock({
  idleMs,
  warnMs,
  now,
  lastActivity,
}: {
  idleMs: number;
  warnMs: number;
  now: () => number;
  lastActivity: LastActivity;
}): IdleClock {
  const startedAt = now();
  const remaining = () => {
    // A clock set back must not lengthen the session beyond the full span.
    const idleFor = Math.max(0, now() - (lastActivity.get() ?? startedAt));
    return Math.max(0, idleMs - idleFor);
  };
  const state = (): IdleState => {
    const remainingMs = remaining();
    const phase = remainingMs === 0 ? 'expired' : remainingMs <= warnMs ? 'warning' : 'active';
    return { phase, remainingMs };
  };
  return {
    state,
    activity() {
      if (state().phase === 'active') lastActivity.set(now());
    },
    stay() {
      if (state().phase !== 'expired') lastActivity.set(now());
    },
    nextChangeMs() {
      const { phase, remainingMs } = state();
      if (phase === 'active') return remainingMs - warnMs;
      // The countdown shows whole seconds.
      return phase === 'warning' ? remainingMs % 1000 || 1000 : Infinity;
    },
  };
}
