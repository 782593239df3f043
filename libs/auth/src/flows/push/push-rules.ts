import { isApiFailure } from '../../sign-in/api-failure';

/** State of a sign-in that waits for a phone. */
export type PushState =
  | 'waiting'
  | 'offline' // the bank cannot be reached; we go on asking
  | 'declined'
  | 'expired' // no phone answered in time; the user can ask again
  | 'over'; // it has to be started again

/** The bank's words for a refused exchange (R1.4.4). */
const BY_CODE: Readonly<Record<string, PushState>> = {
  waitingForDevice: 'waiting',
  declined: 'declined',
  expired: 'expired',
};

/** The state after a refused exchange; anything but "not yet" or "no" ends the sign-in. */
export function pushStateOf(failure: unknown): PushState {
  if (!isApiFailure(failure)) return 'over';
  const { kind, code } = failure;
  if (kind === 'network' || kind === 'server') return 'offline';
  if (kind === 'rateLimited') return 'waiting';
  return code !== undefined && Object.hasOwn(BY_CODE, code) ? (BY_CODE[code] ?? 'over') : 'over';
}

/** Whether polling can still change the state. */
export const isOpen = (state: PushState): boolean => state === 'waiting' || state === 'offline';
