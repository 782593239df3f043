// Rules: R0.62, R1.4.22, R1.4.23, R1.9.2.
import fc from 'fast-check';
import { ApiFailure } from './index';
import { jwt, memoryTokens } from './bank.testing';
import { createRefresher, type Handover, type TabChannel } from './refresher';
import type { TokenPair, TokenStore } from './token-store';

const pair = (n: number, sid = 's1'): TokenPair => ({
  accessToken: jwt({ sid, n, exp: 1000 + n }),
  refreshToken: `${sid}-r${n}`,
});
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (reason: unknown) => (reason instanceof ApiFailure ? reason.kind : reason),
  );
const atOnce = <T>(work: () => Promise<T>) => work();

// Each session is a new one.
beforeEach(() => localStorage.clear());

/** A tab with its own refresher, which counts failed renewals. */
function createTab(
  tokens: TokenStore,
  renew: (refreshToken: string) => Promise<TokenPair>,
  more: { channel?: TabChannel; exclusively?: <T>(work: () => Promise<T>) => Promise<T>; now?: () => number } = {},
) {
  const expired: string[] = [];
  const refresher = createRefresher({
    tokens,
    renew,
    exclusively: more.exclusively ?? atOnce,
    channel: more.channel ?? null,
    onExpired: () => expired.push('expired'),
    onStale: () => expired.push('stale'),
    now: more.now ?? (() => 0),
  });
  return { refresher, expired };
}

test('N calls in any order make one refresh, and one "session expired" when it is refused (D06)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), fc.boolean(), async (s, calls, isRefused) => {
      localStorage.clear();
      const tokens = memoryTokens(pair(1));
      let renewals = 0;
      const { refresher, expired } = createTab(tokens, async () => {
        renewals += 1;
        await s.schedule(Promise.resolve());
        if (isRefused) throw new ApiFailure('auth');
        return pair(2);
      });
      const stale = pair(1).accessToken;
      const results = Array.from({ length: calls }, async (_, nth) => {
        await s.schedule(Promise.resolve(), `call ${nth} gets its 401`);
        return kindOf(refresher.replace(stale));
      });
      expect(await s.waitFor(Promise.all(results))).toEqual(results.map(() => (isRefused ? 'sessionExpired' : 'ok')));
      expect(renewals).toBe(1);
      expect(expired).toHaveLength(isRefused ? 1 : 0);
      expect(tokens.get()).toEqual(isRefused ? null : { ...pair(2), generation: 2 });
    }),
    { numRuns: 2000 },
  );
});

/** Tabs on one browser: a lock, a channel that delivers to the others, and a bank that ends a reused family (R0.18). */
function browser(s: fc.Scheduler, count: number) {
  localStorage.clear();
  let last: Promise<unknown> = Promise.resolve();
  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const ears: ((data: unknown) => void)[] = [];
  let current = 1;
  const used: string[] = [];
  const renew = async (refreshToken: string) => {
    await s.schedule(Promise.resolve());
    used.push(refreshToken);
    if (refreshToken !== pair(current).refreshToken) throw new ApiFailure('auth');
    current += 1;
    return pair(current);
  };
  const tabs = Array.from({ length: count }, (_, me) => {
    const tokens = memoryTokens(pair(1));
    const channel: TabChannel = {
      post: (message: Handover) => ears.forEach((hear, ear) => ear !== me && hear(message)),
      listen: (hear) => ears.push(hear),
    };
    return { tokens, ...createTab(tokens, renew, { channel, exclusively }) };
  });
  return { tabs, used };
}

test('duplicated tabs share one session: nobody is signed out, no refresh token is used twice (D10)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 1, max: 3 }),
      async (s, count, rounds) => {
        const { tabs, used } = browser(s, count);
        const work = tabs.map(async ({ refresher, tokens }) => {
          for (let round = 0; round < rounds; round += 1) {
            await s.schedule(Promise.resolve());
            await refresher.replace(tokens.get()?.accessToken ?? '');
          }
        });
        await s.waitFor(Promise.all(work));
        expect(tabs.flatMap(({ expired }) => expired)).toEqual([]);
        expect(new Set(used).size).toBe(used.length);
        expect(new Set(tabs.map(({ tokens }) => tokens.get()?.refreshToken)).size).toBe(1);
      },
    ),
    { numRuns: 100 },
  );
});

test('two tabs that meet the same 401 make one refresh between them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const { tabs, used } = browser(s, 2);
      await s.waitFor(Promise.all(tabs.map(({ refresher }) => refresher.replace(pair(1).accessToken))));
      expect(used).toEqual([pair(1).refreshToken]);
    }),
    { numRuns: 20 },
  );
});

test.each([
  [600_000, 0],
  [10_001, 0],
  [10_000, 1],
  [9_999, 1],
  [0, 1],
  [-5_000, 1],
])('a token that ends in %i ms is renewed %i times (D09)', async (leftMs, renewals) => {
  const renew = jest.fn(() => Promise.resolve(pair(2)));
  const { refresher } = createTab(memoryTokens(pair(1)), renew, { now: () => 1_001_000 - leftMs });
  expect(await refresher.fresh()).toBe(renewals === 1 ? pair(2).accessToken : pair(1).accessToken);
  expect(renew).toHaveBeenCalledTimes(renewals);
});

test.each(['network', 'server', 'rateLimited'] as const)('a refresh lost to %s signs nobody out', async (kind) => {
  const tokens = memoryTokens(pair(1));
  const { refresher, expired } = createTab(tokens, () => Promise.reject(new ApiFailure(kind)));
  expect(await kindOf(refresher.replace(pair(1).accessToken))).toBe(kind);
  expect(expired).toEqual([]);
  expect(tokens.get()).toMatchObject(pair(1));
});

test('signing out during a refresh keeps the new tokens out', async () => {
  const tokens = memoryTokens(pair(1));
  const { refresher, expired } = createTab(tokens, () => {
    tokens.clear();
    return Promise.resolve(pair(2));
  });
  expect(await kindOf(refresher.replace(pair(1).accessToken))).toBe('sessionExpired');
  expect(tokens.get()).toBeNull();
  expect(expired).toEqual([]);
});

test("another user's tokens are never taken over from a tab", () => {
  const tokens = memoryTokens(pair(1, 'mine'));
  let hear: (data: unknown) => void = () => undefined;
  const channel: TabChannel = { post: () => undefined, listen: (ear) => (hear = ear) };
  createTab(tokens, () => Promise.resolve(pair(2)), { channel });
  hear({ type: 'tokens', replaces: 'theirs-r1', ...pair(2, 'theirs') });
  hear({ type: 'tokens', accessToken: 1 });
  hear(null);
  expect(tokens.get()).toMatchObject(pair(1, 'mine'));
  hear({ type: 'tokens', replaces: 'mine-r2', ...pair(3, 'mine') });
  expect(tokens.get()).toMatchObject(pair(3, 'mine'));
});
