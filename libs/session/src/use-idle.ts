import { useCallback, useEffect, useState } from 'react';
import { createActivityTeller, type ActivityTeller } from './activity-teller';
import { createIdleClock, type IdleClock, type IdleState, type LastActivity } from './idle-clock';

const KEY = 'bank.lastActivity';
const TOLD_KEY = 'bank.activityTold';
const WARN_MS = 120_000;
/** A write to storage per key press would be too many; one a second is exact enough for a 15-minute span. */
const RECORD_EVERY_MS = 1000;
const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** A time that all tabs share, in local storage; in memory where storage is forbidden. */
function sharedTime(key: string): LastActivity {
  let memory: number | null = null;
  return {
    get() {
      try {
        const at = Number(localStorage.getItem(key));
        return Number.isFinite(at) && at > 0 ? at : memory;
      } catch {
        return memory;
      }
    },
    set(at) {
      memory = at;
      try {
        localStorage.setItem(key, String(at));
      } catch {
        // Forbidden storage: the tab idles alone.
      }
    },
  };
}

/**
 * Watches a signed-in user idle (R1.4.21, R0.19). Mount it in signed-in layouts only; mounting counts as activity.
 * @param idleSeconds the brand's constant
 * @param onExpire called once, when the session has been idle that long
 * @param onActivity tells the bank that a person is there; called once a minute at most over all tabs, and by the answer to the warning
 * @returns whether to warn, the whole seconds that remain, and the answer to the warning
 */
export function useIdle({
  idleSeconds,
  onExpire,
  onActivity,
}: {
  idleSeconds: number;
  onExpire: () => void;
  onActivity: () => void;
}): {
  isWarning: boolean;
  remainingSeconds: number;
  stay: () => void;
} {
  const [clock, setClock] = useState<IdleClock | null>(null);
  const [teller, setTeller] = useState<ActivityTeller | null>(null);
  const [state, setState] = useState<IdleState>({ phase: 'active', remainingMs: idleSeconds * 1000 });

  useEffect(() => {
    const lastActivity = sharedTime(KEY);
    const tells = createActivityTeller({ told: sharedTime(TOLD_KEY), now: Date.now, tell: onActivity });
    lastActivity.set(Date.now());
    const idle = createIdleClock({ idleMs: idleSeconds * 1000, warnMs: WARN_MS, now: Date.now, lastActivity });
    const stop = watch(idle, lastActivity, setState, onExpire, tells.activity);
    setClock(idle);
    setTeller(tells);
    // Opening the page is activity, and the bank counts only reported activity (ADR-24).
    tells.activity();
    return () => {
      stop();
      tells.stop();
    };
  }, [idleSeconds, onExpire, onActivity]);

  const stay = useCallback(() => {
    clock?.stay();
    teller?.stay();
    if (clock) setState(clock.state());
  }, [clock, teller]);

  return { isWarning: state.phase === 'warning', remainingSeconds: Math.ceil(state.remainingMs / 1000), stay };
}

/** Listens for activity and for time passing, and shows each new state. @returns a function that stops */
function watch(
  clock: IdleClock,
  lastActivity: LastActivity,
  show: (state: IdleState) => void,
  onExpire: () => void,
  onActivity: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const type of ACTIVITIES) window.removeEventListener(type, record, true);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('storage', check);
  };
  function check() {
    if (stopped) return;
    clearTimeout(timer);
    const state = clock.state();
    show(state);
    if (state.phase === 'expired') {
      stop();
      onExpire();
    } else {
      timer = setTimeout(check, clock.nextChangeMs());
    }
  }
  function record() {
    // The warning needs an answer: until then the page records and reports nothing.
    if (clock.state().phase !== 'active' || Date.now() - (lastActivity.get() ?? 0) < RECORD_EVERY_MS) return;
    clock.activity();
    onActivity();
  }
  for (const type of ACTIVITIES) window.addEventListener(type, record, { capture: true, passive: true });
  // Hidden tabs have slow timers and sleeping ones none: look at the clock when the tab is seen again.
  document.addEventListener('visibilitychange', check);
  window.addEventListener('storage', check);
  check();
  return stop;
}
