// Rules: R3.9.2.
import { act, renderHook } from '@testing-library/react';
import { newRelease } from './new-release';
import { useReleaseWatch } from './use-release-watch';

/** Lets the answers arrive that are under way. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const { fetch: before } = globalThis;
const found = () => newRelease.getState().found;

/** The server's release, and how often it was asked for. */
function serverOf(release: () => string) {
  const asked = jest.fn(() => Promise.resolve({ json: async () => ({ release: release() }) } as Response));
  globalThis.fetch = asked;
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<meta name="release" content="old">';
  newRelease.setState({ found: null, dismissed: null });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  globalThis.fetch = before;
});

test('a running client asks every 60 s, and finds what differs from what it was loaded with', async () => {
  let release = 'old';
  const asked = serverOf(() => release);
  renderHook(useReleaseWatch);
  await pass(59_999);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(found()).toBeNull();
  release = 'new';
  await pass(60_000);
  expect(found()).toBe('new');
  release = 'newer';
  await pass(60_000);
  expect(found()).toBe('newer');
  // A release that was taken back.
  release = 'old';
  await pass(60_000);
  expect(found()).toBeNull();
});

test('an answer that cannot be told changes nothing', async () => {
  serverOf(() => 'new');
  renderHook(useReleaseWatch);
  await pass(60_000);
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await pass(60_000);
  expect(found()).toBe('new');
});

test('a hidden page does not ask', async () => {
  const asked = serverOf(() => 'new');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(useReleaseWatch);
  await pass(120_000);
  expect(asked).not.toHaveBeenCalled();
  visibility.mockRestore();
});
