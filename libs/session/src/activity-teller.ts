import type { LastActivity } from './idle-clock';

/** The shortest time between two reports of activity to the bank, in ms. */
export const TELL_EVERY_MS = 60_000;

export interface ActivityTeller {
  /** A person used the page: reports it now, or one minute after the last report. */
  activity(): void;
  /** The person answered the warning: reports it at once. */
  stay(): void;
  stop(): void;
}

/**
 * Reports activity to the bank (R0.19), so that page and bank idle by the same rule. A report arrives after its activity, so that the
 * bank never ends a session before the page does.
 * @param told time of the last report by any tab, epoch ms; @param now epoch ms
 */
export function createActivityTeller({
  told,
  now,
  tell,
}: {
  told: LastActivity;
  now: () => number;
  tell: () => void;
}): ActivityTeller {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const tellNow = () => {
    stop();
    told.set(now());
    tell();
  };
  return {
    stop,
    stay: tellNow,
    activity() {
      if (timer !== null) return;
      // A clock set back must not silence the page.
      const since = Math.abs(now() - (told.get() ?? 0));
      if (since >= TELL_EVERY_MS) return tellNow();
      timer = setTimeout(() => {
        timer = null;
        const isToldElsewhere = Math.abs(now() - (told.get() ?? 0)) < TELL_EVERY_MS;
        if (!isToldElsewhere) tellNow();
      }, TELL_EVERY_MS - since);
    },
  };
}
