import { ApiFailure } from './api-failure';
import { tokenExpiry, tokenSession } from './jwt';
import type { TokenPair, TokenStore } from './token-store';

/** R1.4.22: a token is renewed when it ends within 10 seconds. */
const MARGIN_MS = 10_000;

/** Message between tabs of one session after a refresh. */
export interface Handover extends TokenPair {
  type: 'tokens';
  /** The refresh token that was used up. */
  replaces: string;
}

/** Tells other tabs, and hears from them. */
export interface TabChannel {
  post(message: Handover): void;
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
export function createRefresher({ tokens, renew, exclusively, channel, onExpired, now }: RefresherParts): Refresher {
  let running: Promise<void> | null = null;

  channel?.listen((data) => {
    const mine = tokens.get();
    if (!mine || !isHandover(data)) return;
    const follows = mine.refreshToken === data.replaces;
    const session = tokenSession(mine.accessToken);
    const isNewer = (tokenExpiry(data.accessToken) ?? 0) > (tokenExpiry(mine.accessToken) ?? 0);
    const isSameSession = session !== null && session === tokenSession(data.accessToken);
    if (follows || (isSameSession && isNewer)) {
      tokens.set({ accessToken: data.accessToken, refreshToken: data.refreshToken });
    }
  });

  async function rotate(stale: string): Promise<void> {
    const before = tokens.get();
    if (!before) throw new ApiFailure('sessionExpired');
    // Another tab was first, while this one waited for its turn.
    if (before.accessToken !== stale) return;
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
    tokens.set(result);
    channel?.post({ type: 'tokens', replaces: before.refreshToken, ...result });
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

function isHandover(data: unknown): data is Handover {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'tokens') return false;
  return (
    'accessToken' in data &&
    typeof data.accessToken === 'string' &&
    'refreshToken' in data &&
    typeof data.refreshToken === 'string' &&
    'replaces' in data &&
    typeof data.replaces === 'string'
  );
}
