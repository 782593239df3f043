const MINUTE_MS = 60_000;
const KEY = 'bank.asks';

/**
 * How often all tabs together ask a bank that is away, in any minute, by calls and sockets (R0.59): a probe every nine seconds makes seven, which
 * finds the return within ten. Five are left for what was on its way when the bank went, for screens that are opened, for presses and
 * repeats, and for sockets.
 */
export const ASKS_A_MINUTE = 12;
export const PROBE_EVERY_MS = 9000;
export const OTHERS_A_MINUTE = 5;

interface Ask {
  /** Epoch ms. */
  at: number;
  /** A try to find out whether a bank that is away is back. */
  isProbe: boolean;
  /** The bank has been back since. */
  isOver?: true;
}

/** What this page remembers where local storage is forbidden or broken. */
let memory: readonly Ask[] = [];

const isAsk = (value: unknown): value is Ask =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'isProbe' in value;

function read(now: number): Ask[] {
  let known: unknown = memory;
  try {
    known = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    // See `memory`.
  }
  const all = Array.isArray(known) ? known.filter(isAsk) : [];
  // A time ahead of this clock is from before the clock was set back.
  return all.filter(({ at }) => at <= now && now - at < MINUTE_MS);
}

function write(next: readonly Ask[]): void {
  memory = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // See `memory`.
  }
}

const inVain = (now: number) => read(now).filter(({ isOver }) => !isOver);
const besideProbes = (now: number) => inVain(now).filter(({ isProbe }) => !isProbe);

/** The one count of the last minute's asks, over all tabs; each page counts its own where local storage is forbidden. */
export const asks = {
  /** Counts one. @param now epoch ms; @param at when it was made, if not now */
  count(now: number, { isProbe = false, at = now }: Partial<Ask> = {}): void {
    write([...read(now), { at, isProbe }].sort((one, other) => one.at - other.at).slice(-2 * ASKS_A_MINUTE));
  },
  /** When the last probe was made, in epoch ms; 0 without one in the last minute. */
  probedAt: (now: number): number => read(now).findLast(({ isProbe }) => isProbe)?.at ?? 0,
  /** Whether a bank that is away may be asked at all. */
  hasRoom: (now: number): boolean => inVain(now).length < ASKS_A_MINUTE,
  /** Whether it may be asked by anything but a probe, and whether a socket may be opened at one that seems to be there. */
  hasRoomBesideProbes: (now: number): boolean => asks.hasRoom(now) && besideProbes(now).length < OTHERS_A_MINUTE,
  /** The bank is back: what was asked before is no reason to ask it less when it goes again. Only its probes keep their distance. */
  back(now: number): void {
    const last = read(now).findLast(({ isProbe }) => isProbe);
    write(last ? [{ ...last, isOver: true }] : []);
  },
};
