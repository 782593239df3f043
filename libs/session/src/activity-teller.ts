import type { LastActivity } from './idle-clock';

/** How often the bank is told of activity, in ms. */
export const TELL_EVERY_MS = 60_000;

export interface ActivityTeller {
  /** A person did something: tells the bank now or, when it was told less than a minute ago, once that minute is over. */
  activity(): void;
  /** The answer to the warning: tells the bank at once. */
  stay(): void;
  stop(): void;
}

/**
 * Tells the bank that a person is at the page (R0.19), so that both mean the same by idling. What is told late is told later than it
 * happened: the bank never ends a session before the page does.
 * @param told when any tab told the bank last; @param now epoch ms
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
