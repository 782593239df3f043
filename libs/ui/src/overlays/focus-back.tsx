import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when the overlay opened. React Aria does so in the next frame; the page may be inert still then, because
 * what made it so ends after that frame, and the focus would be lost.
 */
export function FocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
  return null;
}
