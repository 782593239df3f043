import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; follows it. Told before the window is painted at its new width; false where there is no window.
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
