const KEY = 'bank.identity';

/** The one run that this tab knows: a customer has one at a time. */
interface Kept {
  runId: string;
  token: string;
}

/** Of the page that is shown. */
let shown: string | null = null;
/** For browsers that forbid storage: it then lives as long as the page. */
let kept: Kept | null = null;

function read(): Kept | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('runId' in value) || !('token' in value)) return kept;
    const { runId, token } = value;
    return typeof runId === 'string' && typeof token === 'string' ? { runId, token } : kept;
  } catch {
    return kept;
  }
}

function write(value: Kept | null): void {
  kept = value;
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Forbidden or full storage: see `kept`.
  }
}

/**
 * The token of a check of identity (R0.83). Session storage has it, so that the page finds it after a reload and on the way back from a
 * provider; the address has it until the page opens, and no longer.
 */
export const identityToken = {
  /** Keeps the token of a run, in place of the one before it. */
  keep(runId: string, token: string): void {
    write({ runId, token });
  },
  /** The calls that follow are about this run. @returns whether its token is here */
  open(runId: string): boolean {
    const found = read();
    shown = found?.runId === runId ? found.token : null;
    return shown !== null;
  },
  /** The calls that follow are about a video call; its id is in the address of its page, and is not kept. */
  show(id: string): void {
    shown = id;
  },
  current: (): string | null => shown,
  /**
   * The page of the run stands there. A reload and the way back from a provider leave no page, so that they find the token.
   * @returns for when the page is left: no storage has the token any more. Going back still finds it.
   */
  stay(runId: string): () => void {
    const found = read();
    // A newer run may have taken its place already.
    if (found?.runId !== runId) return () => undefined;
    write(found);
    return () => {
      if (read()?.runId !== runId) return;
      write(null);
      kept = found;
    };
  },
  /** Nothing of it stays behind a session. */
  forget(): void {
    shown = null;
    write(null);
  },
};
