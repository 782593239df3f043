import { isApiFailure } from '../../sign-in/api-failure';

/** Where a sign-in stands that waits for a phone. */
export type PushState =
  | 'waiting'
  | 'offline' // the bank cannot be reached; we go on asking
  | 'declined'
  | 'expired' // nobody answered in time; the phones can be asked again
  | 'over'; // it has to be started again

/** The bank's words for a refused exchange (R1.4.4). */
const BY_CODE: Readonly<Record<string, PushState>> = {
  waitingForDevice: 'waiting',
  declined: 'declined',
  expired: 'expired',
};

/** What a refused exchange says about the sign-in; everything that is not a "not yet" or a "no" ends it. */
export function pushStateOf(failure: unknown): PushState {
  if (!isApiFailure(failure)) return 'over';
  const { kind, code } = failure;
  if (kind === 'network' || kind === 'server') return 'offline';
  if (kind === 'rateLimited') return 'waiting';
  return code !== undefined && Object.hasOwn(BY_CODE, code) ? (BY_CODE[code] ?? 'over') : 'over';
}

/** Whether there is any sense in asking the bank again. */
export const isOpen = (state: PushState): boolean => state === 'waiting' || state === 'offline';
