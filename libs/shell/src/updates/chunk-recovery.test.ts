// Rules: D22, S14.
import { createMemoryRouter } from 'react-router-dom';
import {
  followGoal,
  goalOfClick,
  isChunkFailure,
  MissingChunk,
  recoverChunk,
  RELOAD_AGAIN_AFTER_MS,
  reloadForChunk,
} from './chunk-recovery';

function surroundings(
  nowMs: number,
  { busy = false, offline = false, reloadedAt }: { busy?: boolean; offline?: boolean; reloadedAt?: number } = {},
) {
  const stored = new Map<string, string>(reloadedAt === undefined ? [] : [['bank.reloadedAt', String(reloadedAt)]]);
  const reload = jest.fn();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return { now: () => nowMs, storage, reload, isBusy: () => busy, isReachable: () => Promise.resolve(!offline) };
}

test('the first missing chunk brings the new release', async () => {
  const here = surroundings(1_000_000);
  expect(await reloadForChunk(here)).toBe(true);
  expect(here.reload).toHaveBeenCalledTimes(1);
});

test.each([
  [RELOAD_AGAIN_AFTER_MS - 1, false],
  [RELOAD_AGAIN_AFTER_MS, true],
])('%i ms after a reload, another one is allowed: %s', async (later, expected) => {
  const here = surroundings(1_000_000 + later, { reloadedAt: 1_000_000 });
  expect(await reloadForChunk(here)).toBe(expected);
  expect(here.reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('never over a form with unsaved work', async () => {
  const here = surroundings(1_000_000, { busy: true });
  expect(await reloadForChunk(here)).toBe(false);
  expect(here.reload).not.toHaveBeenCalled();
});

test('never without a network: the browser would show its own error page', async () => {
  const here = surroundings(1_000_000, { offline: true });
  expect(await reloadForChunk(here)).toBe(false);
  expect(here.reload).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: http://x/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('%j is a missing chunk', (message) => expect(isChunkFailure(new TypeError(message))).toBe(true));

test('a failure of a screen is passed on as it is', async () => {
  const reason = new TypeError('x is not a function');
  await expect(recoverChunk(reason)).rejects.toBe(reason);
});

test('with a form in the way, the error screen is told what is missing', async () => {
  document.body.innerHTML = '<form data-dirty=""></form>';
  await expect(async () => recoverChunk(new TypeError('Importing a module script failed.'))).rejects.toThrow(
    MissingChunk,
  );
});

test('the new release opens the place that was clicked, not the one it was clicked on', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const code = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const router = createMemoryRouter(
    [
      { path: '/home', element: null },
      { path: '/history', lazy: () => code },
    ],
    {
      initialEntries: ['/home'],
    },
  );
  followGoal(router);
  expect(goalOfClick()).toBeNull();
  const clicked = router.navigate('/history?accountId=5#today');
  expect(goalOfClick()).toBe('/history?accountId=5#today');
  fail(new Error('gone'));
  await clicked;
  expect(goalOfClick()).toBeNull();
});
