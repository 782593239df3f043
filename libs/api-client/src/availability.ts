import { ApiFailure } from './api-failure';

/** Whether the bank is reachable. */
export type Availability =
  | { state: 'ok' }
  /** This device has no network. `asOf`: the bank's last answer, in epoch ms; null before the first. */
  | { state: 'offline'; asOf: number | null }
  /** The bank is away. No call goes out before `retryAt` (epoch ms), where an answer named a time. */
  | { state: 'away'; asOf: number | null; retryAt: number | null };

/** Messages between tabs. */
interface Told {
  state: 'ok' | 'away';
  retryAt: number | null;
}

const OK: Availability = { state: 'ok' };
const CHANNEL = 'bank.availability';
/** When the bank last left a call without an answer; a page that is loaded in the middle of an outage starts in it. */
const LAST_AWAY = 'bank.away';
const REMEMBERED_MS = 60_000;
/** No answer is believed that sends us away for longer. */
const LONGEST_RETRY_AFTER_S = 600;

const listeners = new Set<(now: Availability) => void>();
let current: Availability = OK;
let answeredAt: number | null = null;
/** When the browser last said that its network is gone, epoch ms. */
let offlineAt = -Infinity;
let channel: BroadcastChannel | null = null;
let isStarted = false;

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine;

function become(next: Availability): void {
  const hasChanged = next.state !== current.state || JSON.stringify(next) !== JSON.stringify(current);
  if (!hasChanged) return;
  current = next;
  for (const listener of [...listeners]) listener(current);
}

const away = (retryAt: number | null): Availability =>
  isOnline() ? { state: 'away', asOf: answeredAt, retryAt } : { state: 'offline', asOf: answeredAt };

/** Offline, the state of the bank is unknown; back online, the next call decides. */
function lookAgain(): void {
  if (!isOnline()) offlineAt = Date.now();
  become(away(null));
}

function remember(away: { at: number; retryAt: number | null } | null): void {
  try {
    if (away) localStorage.setItem(LAST_AWAY, JSON.stringify(away));
    else localStorage.removeItem(LAST_AWAY);
  } catch {
    // Without storage a page that is loaded asks for itself.
  }
}

function remembered(now: number): Availability {
  try {
    const last: unknown = JSON.parse(localStorage.getItem(LAST_AWAY) ?? 'null');
    if (typeof last !== 'object' || last === null || !('at' in last) || typeof last.at !== 'number') return OK;
    const retryAt = 'retryAt' in last && typeof last.retryAt === 'number' ? last.retryAt : null;
    const isLater = retryAt !== null && retryAt > now && retryAt - now <= LONGEST_RETRY_AFTER_S * 1000;
    return isLater || (last.at <= now && now - last.at < REMEMBERED_MS) ? away(isLater ? retryAt : null) : OK;
  } catch {
    return OK;
  }
}

function tell(message: Told): void {
  channel?.postMessage(message);
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'state' in data && (data.state === 'ok' || data.state === 'away');

/** The state of the bank, from calls and the browser, for all screens and tabs. */
export const availability = {
  get: (): Availability => current,
  /**
   * The bank itself answered.
   * @param askedAt when the question left, or the socket was opened, epoch ms. The answer to an older question than the loss of the network
   *   was on its way already. It says how old the figures are, and nothing of the network.
   */
  answered(now: number, askedAt = now): void {
    answeredAt = now;
    if (current === OK) return;
    if (!isOnline() && askedAt <= offlineAt) return become(away(null));
    remember(null);
    become(OK);
    tell({ state: 'ok', retryAt: null });
  },
  /** No answer arrived, or an answer that the bank did not write. */
  unanswered(now: number, retryAfterS?: number): void {
    const retryAt = retryAfterS === undefined ? null : now + Math.min(retryAfterS, LONGEST_RETRY_AFTER_S) * 1000;
    if (isOnline()) remember({ at: now, retryAt });
    become(away(retryAt));
    if (current.state === 'away') tell({ state: 'away', retryAt });
  },
  /** The failure of a read that was not sent. */
  failure(now: number): ApiFailure {
    const retryAt = current.state === 'away' ? current.retryAt : null;
    return new ApiFailure(current.state === 'offline' ? 'network' : 'server', {
      retryAfterS: retryAt === null ? undefined : Math.max(0, Math.ceil((retryAt - now) / 1000)),
    });
  },
  /** @returns a function that stops listening */
  subscribe(listener: (now: Availability) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Listens to the browser and to the other tabs.
   * @param isNewPage a page that was loaded in the middle of an outage starts in it; otherwise nothing is known yet
   */
  start({ isNewPage = !isStarted } = {}): void {
    isStarted = true;
    answeredAt = null;
    offlineAt = isOnline() ? -Infinity : Date.now();
    current = !isOnline() ? away(null) : isNewPage ? remembered(Date.now()) : OK;
    if (typeof window !== 'undefined') {
      window.addEventListener('offline', lookAgain);
      window.addEventListener('online', lookAgain);
    }
    channel?.close();
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    if (!channel) return;
    // Node (prerendering, tests) would stay alive for an open channel; browsers have no such method.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTold(data)) become(data.state === 'ok' && isOnline() ? OK : away(data.retryAt));
    };
  },
};

/** Ends at once, or with the return of a bank that is away. */
export function untilThere(): Promise<void> {
  if (current.state === 'ok') return Promise.resolve();
  return new Promise((go) => {
    const stop = availability.subscribe(({ state }) => {
      if (state !== 'ok') return;
      stop();
      go();
    });
  });
}
