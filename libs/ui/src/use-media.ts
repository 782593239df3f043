import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, live. It updates before the window paints at its new width, and is false without a window.
 * @param query for example `(min-width: 1024px)`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
