import { READS_A_MINUTE, readsWhileAway } from './asks';
import { availability } from './availability';

let isProbing = false;

/** Starts a read that may go out although the bank is away. */
export function asProbe<T>(start: () => T): T {
  isProbing = true;
  try {
    return start();
  } finally {
    isProbing = false;
  }
}

/** Whether a read may go out now: always, unless the bank is away and the rate is used up. @param now epoch ms */
export function isAdmitted(now: number): boolean {
  const known = availability.get();
  if (known.state === 'ok' || isProbing) return true;
  if (known.state === 'offline') return false;
  return isRetryTime(now) && readsWhileAway.isRoom(now, READS_A_MINUTE);
}

/** Counts a read that goes out while the bank is away. @param now epoch ms */
export function countRead(now: number): void {
  if (availability.get().state !== 'ok' && !isProbing) readsWhileAway.count(now);
}

/** Whether the Retry-After of the bank has passed. @param now epoch ms */
export function isRetryTime(now: number): boolean {
  const known = availability.get();
  return known.state !== 'away' || known.retryAt === null || now >= known.retryAt;
}
