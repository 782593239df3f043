// Rules: R0.18, R0.62.
import fc from 'fast-check';
import { generations } from './generations';
import { ApiFailure } from './index';
import { jwt, memoryTokens } from './bank.testing';
import { createRefresher, type TabChannel } from './refresher';
import type { HeldTokens, TokenPair } from './token-store';

// Tabs that the browser drops and brings back with what they had stored, which is older than what lives in the others.

const pair = (n: number): TokenPair => ({ accessToken: jwt({ sid: 's1', n }), refreshToken: `r${n}` });

beforeEach(() => localStorage.clear());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A browser with a lock and a channel, and a bank that ends a family whose token is shown again (R0.18). */
function browser() {
  const bank = { newest: 1, used: [] as string[], isOver: false };
  const renew = (refreshToken: string): Promise<TokenPair> => {
    bank.used.push(refreshToken);
    bank.isOver ||= refreshToken !== pair(bank.newest).refreshToken;
    if (bank.isOver) return Promise.reject(new ApiFailure('auth'));
    bank.newest += 1;
    return Promise.resolve(pair(bank.newest));
  };
  let last: Promise<unknown> = Promise.resolve();
  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const ears = new Set<(data: unknown) => void>();
  /** Opens a tab with what is stored; a dropped one is gone but for that. */
  const open = (stored: HeldTokens | TokenPair) => {
    const tokens = memoryTokens(stored);
    const ended: string[] = [];
    let mine: (data: unknown) => void = () => undefined;
    const channel: TabChannel = {
      post: (message) => ears.forEach((hear) => hear !== mine && hear(structuredClone(message))),
      listen(hear) {
        mine = hear;
        ears.add(hear);
      },
    };
    const refresher = createRefresher({
      ...{ tokens, renew, exclusively, channel, now: () => 0 },
      onExpired: () => ended.push('expired'),
      onStale: () => ended.push('stale'),
    });
    const call = () => refresher.replace(tokens.get()?.accessToken ?? '').catch((error: unknown) => error);
    return { tokens, ended, call, drop: () => ears.delete(mine) };
  };
  /** What a tab of an earlier release says. */
  const say = (message: unknown) => ears.forEach((hear) => hear(message));
  return { bank, open, say };
}

const settled = async <T>(promise: Promise<T>) => {
  await jest.advanceTimersByTimeAsync(1_000);
  return promise;
};

test('a dropped tab takes the tokens of the one that lives, and shows the bank none of its own', async () => {
  const { bank, open } = browser();
  const [living, dropped] = [open(pair(1)), open(pair(1))];
  dropped.drop();
  await living.call();
  await living.call();
  const back = open(pair(1));
  expect(await settled(back.call())).toBeUndefined();
  expect(back.tokens.get()).toEqual({ ...pair(3), generation: 3 });
  expect(bank).toEqual({ newest: 3, used: ['r1', 'r2'], isOver: false });
  expect([...back.ended, ...living.ended]).toEqual([]);
});

test('with no tab to ask it ends here alone after three asks, and the session lives on', async () => {
  const { bank, open } = browser();
  const asleep = open(pair(1));
  await asleep.call();
  asleep.drop();
  const back = open(pair(1));
  const failure = back.call();
  await jest.advanceTimersByTimeAsync(899);
  expect(back.ended).toEqual([]);
  expect(await settled(failure)).toMatchObject({ kind: 'sessionExpired' });
  expect([back.ended, back.tokens.get()]).toEqual([['stale'], null]);
  // The other one wakes.
  await asleep.call();
  expect(bank).toEqual({ newest: 3, used: ['r1', 'r2'], isOver: false });
});

test('an old tab does not answer for a newer one', async () => {
  const { bank, open } = browser();
  const living = open(pair(1));
  await living.call();
  living.drop();
  const [older, back] = [open(pair(1)), open(pair(1))];
  expect(await settled(back.call())).toMatchObject({ kind: 'sessionExpired' });
  expect([bank.used, older.tokens.get()]).toEqual([['r1'], { ...pair(1), generation: 1 }]);
});

test('the tokens of a page of an earlier release count as the next ones', async () => {
  const { bank, open, say } = browser();
  const living = open(pair(1));
  say({ type: 'tokens', replaces: 'r1', ...pair(2) });
  bank.newest = 2;
  expect(living.tokens.get()).toEqual({ ...pair(2), generation: 2 });
  await living.call();
  expect(bank.isOver).toBe(false);
});

test.each(['{', '[]', '{"s1":"9"}', 'null'])('a broken store (%s) says nothing', async (stored) => {
  localStorage.setItem('bank.generations', stored);
  const { bank, open } = browser();
  const tab = open(pair(1));
  await tab.call();
  expect([bank.isOver, tab.ended, generations.newest('s1')]).toEqual([false, [], 2]);
});

test('eight sessions are remembered, and one that ended is forgotten', () => {
  for (let n = 1; n <= 12; n += 1) generations.keep(`s${n}`, n);
  expect([4, 5, 12].map((n) => generations.newest(`s${n}`))).toEqual([0, 5, 12]);
  generations.forget('s12');
  expect(generations.newest('s12')).toBe(0);
  for (let n = 5; n <= 11; n += 1) generations.forget(`s${n}`);
  expect(localStorage).toHaveLength(0);
});

type Step = ['call' | 'drop' | 'reopen', number];
const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('call', 'drop', 'reopen'), fc.integer({ min: 1, max: 3 }));

test('in any history one living tab keeps the session of all, and no token is shown twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      localStorage.clear();
      const { bank, open } = browser();
      // The first lives all the time.
      const tabs = Array.from({ length: 4 }, () => open(pair(1)));
      const stored: (HeldTokens | null)[] = [];
      const atLast = [1, 2, 3].flatMap((nth): Step[] => [
        ['reopen', nth],
        ['call', nth],
      ]);
      for (const [what, nth] of [...steps, ['call', 0] satisfies Step, ...atLast]) {
        const tab = tabs[nth];
        const held = tab?.tokens.get();
        if (what === 'call' && !stored[nth]) await settled(Promise.resolve(tab?.call()));
        if (what === 'drop' && held) {
          stored[nth] = held;
          tab?.drop();
        }
        const kept = stored[nth];
        if (what === 'reopen' && kept) {
          tabs[nth] = open(kept);
          stored[nth] = null;
        }
      }
      expect(tabs.flatMap(({ ended }) => ended)).toEqual([]);
      expect(bank.used).toEqual([...new Set(bank.used)]);
      expect(tabs.map(({ tokens }) => tokens.get()?.refreshToken)).toEqual(
        tabs.map(() => pair(bank.newest).refreshToken),
      );
    }),
    { numRuns: 100 },
  );
});
