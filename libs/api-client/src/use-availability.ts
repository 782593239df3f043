import { useEffect, useSyncExternalStore } from 'react';
import { availability, type Availability } from './availability';
import { whenBack } from './recovery';

const OK: Availability = { state: 'ok' };

/** Whether the bank can be asked just now; the same for all screens and tabs. */
export function useAvailability(): Availability {
  return useSyncExternalStore(availability.subscribe, availability.get, () => OK);
}

/**
 * Calls back each time the bank answers again. It probes the bank until then, so that the user need not press anything.
 * @param onBack null: do not wait
 */
export function useWhenBack(onBack: (() => void) | null): void {
  useEffect(() => (onBack === null ? undefined : whenBack(onBack)), [onBack]);
}
