import { useCallback, useRef, useState } from 'react';

export interface Exclusive {
  isPending: boolean;
  /** Runs the work unless some is under way already; a second press in the same instant does nothing. */
  run(work: () => Promise<void>): Promise<void>;
}

/**
 * One piece of work at a time. State alone is too late for that: five Enters in one frame all see the state of before,
 * so the lock is a ref and the state only tells the button.
 */
export function useExclusive(): Exclusive {
  const busy = useRef(false);
  const [isPending, setPending] = useState(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setPending(false);
    }
  }, []);
  return { isPending, run };
}
