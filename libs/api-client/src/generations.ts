/** In local storage, which all tabs share: session id → generation. No secret. */
const KEY = 'bank.generations';
/** Sessions of closed tabs stay behind until so many others have come. */
const MOST = 8;

function read(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    // Forbidden or foreign: no tab of this browser knows more than this one.
    return {};
  }
}

function write(entries: [string, unknown][]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Forbidden or full: see `read`.
  }
}

const others = (session: string) => Object.entries(read()).filter(([id]) => id !== session);

/**
 * How many times the tokens of a session were renewed, over all tabs of this browser (R0.62). Session storage is older than what lives
 * in a tab that the browser dropped and brought back; this tells it so before it shows the bank a token that was used up.
 */
export const generations = {
  /** 0 for a session that was never renewed here. */
  newest(session: string | null): number {
    const known = session === null ? 0 : read()[session];
    return typeof known === 'number' ? known : 0;
  },
  keep(session: string | null, generation: number): void {
    if (session !== null) write([...others(session).slice(1 - MOST), [session, generation]]);
  },
  forget(session: string | null): void {
    if (session !== null) write(others(session));
  },
};
