import { useCountdown } from '@bank/kit';
import { useCallback, useEffect, useState } from 'react';

/** How long a secret stays on the screen, in seconds. */
export const SHOWN_S = 30;

export interface Revealed<Secret> {
  /** Null while hidden. The only place that holds it is this component's state: no cache, no storage, no address. */
  secret: Secret | null;
  secondsLeft: number;
  reveal(secret: Secret): void;
  hide(): void;
}

/**
 * A secret on the screen: gone after 30 s, and as soon as the window loses the focus or is covered.
 * @param first one that shows from the beginning
 */
export function useRevealed<Secret>(first: Secret | null = null): Revealed<Secret> {
  const [secret, setSecret] = useState<Secret | null>(first);
  const { secondsLeft, restart } = useCountdown(first === null ? 0 : SHOWN_S);
  const hide = useCallback(() => setSecret(null), []);
  const isShown = secret !== null;
  const isOver = isShown && secondsLeft === 0;
  useEffect(() => {
    if (isOver) hide();
  }, [isOver, hide]);
  useEffect(() => {
    if (!isShown) return;
    const hideWhenCovered = () => document.visibilityState === 'hidden' && hide();
    window.addEventListener('blur', hide);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hideWhenCovered);
    return () => {
      window.removeEventListener('blur', hide);
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hideWhenCovered);
    };
  }, [isShown, hide]);
  return {
    secret: isOver ? null : secret,
    secondsLeft,
    reveal(found) {
      restart(SHOWN_S);
      setSecret(() => found);
    },
    hide,
  };
}
