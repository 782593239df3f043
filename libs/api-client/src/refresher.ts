import { ApiFailure } from './api-failure';
import { takeFromTabs } from './ask-tabs';
import { generations } from './generations';
import { tokenExpiry, tokenSession } from './jwt';
import type { HeldTokens, TokenPair, TokenStore } from './token-store';

/** R1.4.22: a token is renewed when it ends within 10 seconds. */
const MARGIN_MS = 10_000;

/** Message between tabs of one session after a refresh, or for a tab that asks. */
export interface Handover extends HeldTokens {
  type: 'tokens';
  /** The refresh token that was used up; empty for a tab that asks. */
  replaces: string;
}

/** Message of a tab whose tokens are older than those of the others. */
export interface AskForTokens {
  type: 'ask';
  session: string;
}

/** Tells other tabs, and hears from them. */
export interface TabChannel {
  post(message: Handover | AskForTokens): void;
  listen(onMessage: (data: unknown) => void): void;
}

export interface RefresherParts {
  tokens: TokenStore;
  /** One call of the refresh row. Throws ApiFailure. */
  renew: (refreshToken: string) => Promise<TokenPair>;
  /** Runs one refresh at a time over all tabs (navigator.locks), or at once where there are no locks. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  channel: TabChannel | null;
  /** Called once per session that could not be renewed. */
  onExpired: () => void;
  /** Called instead where the tokens of this tab were used up by another, which does not answer: the session may live on there. */
  onStale: () => void;
  /** The bank's now, in epoch ms. */
  now: () => number;
}

export interface Refresher {
  /** An access token that is good for at least 10 s more. Throws ApiFailure. */
  fresh(): Promise<string>;
  /** Renews unless the stale token was already replaced; all callers share one refresh. Throws ApiFailure. */
  replace(staleAccessToken: string): Promise<void>;
}

/** A refusal ends the session. A lost connection or a failing bank does not, or a tunnel would log the user out. */
const IS_TEMPORARY: ReadonlySet<string> = new Set(['network', 'server', 'rateLimited']);

/** Statuses that the bank refuses a token with; another 4xx (404, 408, 499) is written by something before it. */
const REFUSING: ReadonlySet<number> = new Set([400, 401, 403, 422]);

const isRefusal = ({ kind, status }: ApiFailure) =>
  !IS_TEMPORARY.has(kind) && (status === undefined || status < 300 || REFUSING.has(status));

/** Single-flight renewal of tokens: N calls make one refresh, and one "session expired" when it is refused (D06). */
export function createRefresher(parts: RefresherParts): Refresher {
  const { tokens, renew, exclusively, channel, onExpired, onStale, now } = parts;
  let running: Promise<void> | null = null;

  channel?.listen((data) => {
    const mine = tokens.get();
    if (!mine) return;
    const session = tokenSession(mine.accessToken);
    if (isAsk(data) && data.session === session && !isStale(mine)) {
      channel.post({ type: 'tokens', replaces: '', ...mine });
    }
    if (!isHandover(data)) return;
    // A page of an earlier release does not count.
    const { accessToken, refreshToken, replaces, generation = mine.generation + 1 } = data;
    const isSameSession = session !== null && session === tokenSession(accessToken);
    if (mine.refreshToken === replaces || (isSameSession && generation > mine.generation)) {
      tokens.set({ accessToken, refreshToken, generation });
    }
  });

  async function rotate(stale: string): Promise<void> {
    const before = tokens.get();
    if (!before) throw new ApiFailure('sessionExpired');
    // Another tab was first, while this one waited for its turn.
    if (before.accessToken !== stale) return;
    // What is shown to the bank a second time ends the session for all tabs (R0.18).
    if (isStale(before)) return takeOver(before);
    const result = await renew(before.refreshToken).catch((error: unknown) =>
      error instanceof ApiFailure ? error : new ApiFailure('unknown'),
    );
    const after = tokens.get();
    if (!after) throw new ApiFailure('sessionExpired');
    // A new sign-in or another tab replaced the tokens meanwhile: ignore this answer.
    if (after.refreshToken !== before.refreshToken) return;
    if (result instanceof ApiFailure) {
      if (!isRefusal(result)) throw result;
      onExpired();
      tokens.clear();
      throw new ApiFailure('sessionExpired');
    }
    const next = { ...result, generation: before.generation + 1 };
    tokens.set(next);
    generations.keep(tokenSession(next.accessToken), next.generation);
    channel?.post({ type: 'tokens', replaces: before.refreshToken, ...next });
  }

  async function takeOver(before: HeldTokens): Promise<void> {
    if (await takeFromTabs(before, tokens, channel)) return;
    onStale();
    tokens.clear();
    throw new ApiFailure('sessionExpired');
  }

  function replace(stale: string): Promise<void> {
    const current = tokens.get();
    if (!current) return Promise.reject(new ApiFailure('sessionExpired'));
    if (current.accessToken !== stale) return Promise.resolve();
    running ??= exclusively(() => rotate(stale)).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    replace,
    async fresh() {
      const current = tokens.get();
      if (!current) throw new ApiFailure('sessionExpired');
      const expiry = tokenExpiry(current.accessToken);
      if (expiry !== null && expiry - now() <= MARGIN_MS) await replace(current.accessToken);
      const renewed = tokens.get();
      if (!renewed) throw new ApiFailure('sessionExpired');
      return renewed.accessToken;
    },
  };
}

/** Another tab of this browser holds newer ones, or held them. */
const isStale = ({ accessToken, generation }: HeldTokens) => generations.newest(tokenSession(accessToken)) > generation;

const isAsk = (data: unknown): data is AskForTokens =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'ask' && 'session' in data;

function isHandover(data: unknown): data is Omit<Handover, 'generation'> & { generation?: number } {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'tokens') return false;
  return (
    'accessToken' in data &&
    typeof data.accessToken === 'string' &&
    'refreshToken' in data &&
    typeof data.refreshToken === 'string' &&
    'replaces' in data &&
    typeof data.replaces === 'string' &&
    (!('generation' in data) || typeof data.generation === 'number')
  );
}
