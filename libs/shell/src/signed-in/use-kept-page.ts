import { isOutOfStep } from '@bank/session';
import { useEffect } from 'react';
import { thisPage } from '../updates/chunk-recovery';

/**
 * A browser may keep a page as it was when another one took its place in the tab, and show it again on Back. Where the session has ended or been
 * renewed on the way, nothing of the kept page may be seen: it is loaded anew, and its guards say who is there (R0.15).
 */
export function useKeptPage(): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isOutOfStep()) return;
      document.documentElement.hidden = true;
      thisPage.load(null);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
