import { supportsPasskeys } from '@bank/kit';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this browser knows passkeys. The prerendered page says yes, since nearly every browser does: its button is there from the
 * first paint, and nothing moves when the application wakes up.
 */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, supportsPasskeys, () => true);
