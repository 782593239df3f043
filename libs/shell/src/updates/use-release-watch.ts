import { useEffect } from 'react';
import { newRelease } from './new-release';
import { ASK_EVERY_MS, currentRelease, loadedRelease } from './release-watch';

/** Asks for the server's release as long as the page is open and looked at (R3.9.2). */
export function useReleaseWatch(): void {
  useEffect(() => {
    const loaded = loadedRelease(document);
    if (loaded === null) return;
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return;
      const current = await currentRelease(fetch);
      if (current !== null) newRelease.setState({ found: current === loaded ? null : current });
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
