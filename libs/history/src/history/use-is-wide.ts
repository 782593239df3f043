import { useSyncExternalStore } from 'react';

/** From here details stand beside lists (spec 1 §9 desktop). */
const WIDE = '(min-width: 1280px)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether details have room beside the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
