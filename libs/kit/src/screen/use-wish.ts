import type { ApiFailure } from '@bank/api-client';
import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAttempt } from './use-attempt';

export interface Wish {
  /** What was chosen last; without a choice under way, and after a refusal, what the bank has. */
  isOn: boolean;
  /** The bank has not confirmed the choice yet. More choices are welcome meanwhile. */
  isAsking: boolean;
  failure: ApiFailure | null;
  choose(isOn: boolean): Promise<void>;
}

/**
 * A choice between two that counts at once. It shows before the bank has answered and goes back when the bank says no. No choice is
 * lost: made while the bank is being asked, the last one is told next.
 * @param isOn the bank's answer
 * @param tell tells the bank and reads its answer again
 */
export function useWish(isOn: boolean, tell: (isOn: boolean) => Promise<unknown>): Wish {
  const { run, failure } = useAttempt();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wish = useRef(isOn);
  const isAsking = useRef(false);
  return {
    isOn: chosen ?? isOn,
    isAsking: chosen !== null,
    failure,
    async choose(wanted) {
      wish.current = wanted;
      setChosen(wanted);
      if (isAsking.current) return;
      isAsking.current = true;
      let told = isOn;
      while (told !== wish.current) {
        const next = wish.current;
        if (!(await run(() => tell(next)))) break;
        told = next;
        // The new answer is in the cache, and those who show it hear of it now: the old one must not come back for a moment.
        await new Promise<void>((heard) => notifyManager.schedule(heard));
      }
      isAsking.current = false;
      // From here on the bank's answer counts; after a failure that is the old one.
      setChosen(null);
    },
  };
}
