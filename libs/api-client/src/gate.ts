import { asks } from './asks';
import { availability, untilThere } from './availability';

/**
 * How many calls may be on their way before a read waits for the end of one. A bank that went away is not known to be until the first
 * call fails, and whatever is on its way by then was asked of it, too. HTTP/1.1 has room for six in any case.
 */
const ON_THEIR_WAY = 5;

/** A call on its way. */
interface Ask {
  sentAt: number;
}

/** Calls that went out while the bank was there, as far as anybody knew. */
const onTheirWay = new Set<Ask>();
/** Reads that wait for the end of a call, oldest first. */
const waiting: (() => void)[] = [];

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

/** Whether the call that starts just now is a probe, which `recovery.ts` counts. */
export const isProbe = (): boolean => isProbing;

/** Whether a read may go out now: always, unless the bank is away and the rate is used up. @param now epoch ms */
export function isAdmitted(now: number): boolean {
  const known = availability.get();
  if (known.state === 'ok') return true;
  if (known.state === 'offline') return false;
  return isRetryTime(now) && asks.hasRoomBesideProbes(now);
}

/** For what a page asks by itself, again and again: ends at once where a read may go out, and else with the return of the bank. */
export const untilAdmitted = (): Promise<void> => (isAdmitted(Date.now()) ? Promise.resolve() : untilThere());

/**
 * Whether a press may go out now. Only the bank may refuse one, also before the time that it named, unless it was asked twelve times in this minute:
 * then the press does not go out and fails at once.
 * @param now epoch ms
 */
export const isPressAdmitted = (now: number): boolean => availability.get().state !== 'away' || asks.hasRoom(now);

/** Whether no call is on its way whose end would say whether the bank is there. */
export const isCalm = (): boolean => onTheirWay.size === 0;

/** Whether a read has to wait for its `turn()`. */
export const isCrowded = (): boolean => availability.get().state === 'ok' && onTheirWay.size >= ON_THEIR_WAY;

/** Waits until a call has ended, or the bank is found to be away. */
export async function turn(): Promise<void> {
  while (isCrowded()) await new Promise<void>((go) => waiting.push(go));
}

/** A call goes out. @param now epoch ms @returns to be called at its end */
export function sent(now: number): () => void {
  const { state } = availability.get();
  if (state !== 'ok') {
    // A device without a network asks nobody.
    if (state === 'away') asks.count(now);
    return () => undefined;
  }
  const ask: Ask = { sentAt: now };
  onTheirWay.add(ask);
  return () => {
    onTheirWay.delete(ask);
    waiting.shift()?.();
  };
}

/** Whether the Retry-After of the bank has passed. @param now epoch ms */
export function isRetryTime(now: number): boolean {
  const known = availability.get();
  return known.state !== 'away' || known.retryAt === null || now >= known.retryAt;
}

/** As in a page that has just been loaded: nothing is on its way. */
export function startGate(): void {
  onTheirWay.clear();
  for (const go of waiting.splice(0)) go();
}

availability.subscribe(({ state }) => {
  if (state === 'ok') return;
  // A device that lost its network has asked nobody.
  if (state === 'away') for (const { sentAt } of onTheirWay) asks.count(Date.now(), { at: sentAt });
  startGate();
});
