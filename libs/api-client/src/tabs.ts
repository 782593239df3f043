import type { Handover, TabChannel } from './refresher';

const CHANNEL = 'bank.session';
const LOCK = 'bank.refresh';

/** The channel between tabs about a session: new tokens, and its end. Null without BroadcastChannel. */
export function sessionChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  // Node (prerendering, tests) would stay alive for an open channel; browsers have no such method.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return channel;
}

/** The session channel as the refresher uses it. */
export function openTabChannel(): (TabChannel & { close(): void }) | null {
  const channel = sessionChannel();
  if (!channel) return null;
  return {
    post: (message: Handover) => channel.postMessage(message),
    listen(onMessage) {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
    },
    close: () => channel.close(),
  };
}

/** Runs work while no other tab does; without locks (old browsers, tests) at once, and the bank's leeway must do. */
export async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work);
}

/** Runs work unless another tab is at the same; without locks always. @returns whether it ran here */
export async function unlessElsewhere(lock: string, work: () => Promise<void>): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(lock, { ifAvailable: true }, async (granted) => {
    if (granted) await work();
    return granted !== null;
  });
}
