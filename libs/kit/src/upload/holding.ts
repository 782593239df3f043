import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Says that something is chosen and not sent yet. @returns takes it back */
export type Hold = () => () => void;

/** What surrounds uploads, and asks before they are lost. Nothing does so by itself. */
export const Holding = createContext<Hold>(() => () => undefined);

/** Holds what surrounds it while something is chosen and not sent yet. */
export function useHold(isHeld: boolean, hold: Hold): void {
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}

/** Counts what is held inside, and tells what surrounds it. */
export function useHolding(): { isHolding: boolean; hold: Hold } {
  const outer = use(Holding);
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((known) => known + 1);
    const release = outer();
    return () => {
      setCount((known) => known - 1);
      release();
    };
  }, [outer]);
  return { isHolding: count > 0, hold };
}
