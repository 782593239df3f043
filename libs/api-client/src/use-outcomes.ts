import { useEffect, useState, useSyncExternalStore } from 'react';
import { outcomes, type UnknownOutcome } from './outcomes';
import { onOutcome, unknownOutcomes, type Outcome } from './resolver';

const NONE: readonly UnknownOutcome[] = [];
let shown: readonly UnknownOutcome[] = NONE;

/** The same array as long as the same calls are unknown. */
function read(): readonly UnknownOutcome[] {
  const now = unknownOutcomes();
  const isSame = now.length === shown.length && now.every((entry, index) => entry === shown[index]);
  if (!isSame) shown = now;
  return shown;
}

/** The signed-in user's money calls whose end is not known yet, oldest first. They are found out without a press. */
export function useUnknownOutcomes(): readonly UnknownOutcome[] {
  return useSyncExternalStore(outcomes.subscribe, read, () => NONE);
}

/**
 * What became of a money call whose answer was lost; null until the bank has said so, or without a key. A screen that uses this
 * tells the person itself.
 */
export function useOutcome(key: string | null): Outcome | null {
  const [known, setKnown] = useState<{ key: string; outcome: Outcome } | null>(null);
  useEffect(() => {
    if (key === null) return;
    return onOutcome(key, (outcome) => setKnown({ key, outcome }));
  }, [key]);
  return known !== null && known.key === key ? known.outcome : null;
}
