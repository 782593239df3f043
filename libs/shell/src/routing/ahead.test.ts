// Rules: R0.10, R1.2.36.
import { renderHook } from '@testing-library/react';
import { ahead, fetchWhenIdle } from './ahead';
import { useFetchLater } from './use-fetch-later';

const loader = jest.fn(() => null);
const load = jest.fn(() => Promise.resolve({ loader }));
let connection: object | undefined;

beforeEach(() => {
  jest.clearAllMocks();
  connection = undefined;
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  // jsdom has none, and no loader of a place reads it.
  Object.defineProperty(globalThis, 'Request', { configurable: true, value: jest.fn() });
  ahead.add('/history', load);
});

test('a place that will be pressed has its code fetched, and no call is made', async () => {
  await ahead.fetchCode('/history');
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader).not.toHaveBeenCalled();
});

test('a place that is pressed has its calls started by its own loader', async () => {
  await ahead.startData('/history');
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader.mock.calls[0]).toMatchObject([{ pattern: '/history', params: {} }]);
});

test('the calls of a place whose loader came with home do not wait for its code', async () => {
  const early = jest.fn(() => null);
  const never = new Promise<never>(() => undefined);
  ahead.add(
    '/accounts',
    () => never,
    () => Promise.resolve({ early: { '/accounts': early } }),
  );
  await ahead.startData('/accounts');
  expect(early).toHaveBeenCalledTimes(1);
});

test('a place whose early loader does not come starts its calls with the one of its screen', async () => {
  ahead.add('/settings', load, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await ahead.startData('/settings');
  expect(loader).toHaveBeenCalledTimes(1);
});

test('code that does not come is left to the visit', async () => {
  ahead.add('/away', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(ahead.startData('/away')).resolves.toBeUndefined();
});

test('an address without a screen is nothing', async () => {
  await expect(ahead.startData('/cards')).resolves.toBeUndefined();
});

test('idle time fetches the places one after the other', async () => {
  jest.useFakeTimers();
  const second = jest.fn(() => Promise.resolve({}));
  ahead.add('/settings', second);
  fetchWhenIdle(['/history', '/settings']);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  expect([load.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(300);
  expect(second).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each<[string, () => void]>([
  [
    'who counts the bytes',
    () => {
      connection = { saveData: true };
    },
  ],
  ['who has gone meanwhile', () => undefined],
])('idle time fetches nothing for %s', async (who, given) => {
  jest.useFakeTimers();
  given();
  const stop = fetchWhenIdle(['/history']);
  if (who === 'who has gone meanwhile') stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('a public page has its time first, and who has left it fetches nothing', async () => {
  jest.useFakeTimers();
  const { unmount } = renderHook(() => useFetchLater(['/history']));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  renderHook(() => useFetchLater(['/history'])).unmount();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
