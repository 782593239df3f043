// Rules: R0.19, R1.4.21.
import { call } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { session, useIdle } from '@bank/session';
import { callActivity, connectBank } from '@bank/session/calls';
import { act, renderHook } from '@testing-library/react';
import { advanceBank, sandboxAdapter, signInAs } from './index';

// The page's clock and the bank's move together here: what the page calls idle, the bank must call idle too (ADR-24).

const IDLE_S = 900;
const underWay = new Set<Promise<unknown>>();

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  localStorage.clear();
  const real = sandboxAdapter();
  connectBank({
    baseUrl: '',
    language: () => 'en',
    adapter: (config) => {
      const answer = real(config);
      const settled = answer.catch(() => undefined).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return answer;
    },
  });
  session.setState(await signInAs('ben'));
});
afterEach(() => jest.useRealTimers());

function openPage() {
  const onExpire = jest.fn();
  const idleSeconds = IDLE_S;
  return { onExpire, ...renderHook(() => useIdle({ idleSeconds, onExpire, onActivity: callActivity })) };
}

/** Moves both clocks, in steps, with what the person or the page does in each. */
async function pass(seconds: number, each: () => unknown = () => undefined, step = 30): Promise<void> {
  for (let second = 0; second < seconds; second += step) {
    await advanceBank(step * 1000);
    await act(() => jest.advanceTimersByTimeAsync(step * 1000));
    await act(async () => void (await each()));
    await act(() => Promise.all(underWay));
  }
}

const type = () => window.dispatchEvent(new Event('keydown'));
const ask = () => call(balanceInquiry);
const asks = () =>
  ask().then(
    () => 'answered',
    (failure: { kind: string }) => failure.kind,
  );

test('forty minutes of typing, without another call, keep both awake', async () => {
  const { result, onExpire } = openPage();
  await pass(2400, type);
  expect(result.current.isWarning).toBe(false);
  expect(onExpire).not.toHaveBeenCalled();
  expect(await asks()).toBe('answered');
});

test('a page that asks by itself beside an empty chair ends on both sides, in the same minute', async () => {
  const { result, onExpire } = openPage();
  await pass(IDLE_S - 60, ask);
  expect(result.current.isWarning).toBe(true);
  expect([onExpire.mock.calls.length, await asks()]).toEqual([0, 'answered']);
  await pass(120, () => asks());
  expect(onExpire).toHaveBeenCalledTimes(1);
  // The page's own logout is not needed for it.
  expect(await asks()).toBe('sessionExpired');
});

test('the answer to the warning keeps both for the whole idle time again', async () => {
  const { result, onExpire } = openPage();
  await pass(840, ask);
  expect(result.current.isWarning).toBe(true);
  act(() => result.current.stay());
  await pass(840, ask);
  expect([onExpire.mock.calls.length, await asks()]).toEqual([0, 'answered']);
  await pass(90, () => asks());
  expect([onExpire.mock.calls.length, await asks()]).toEqual([1, 'sessionExpired']);
});

test('opening the page anew begins the idle time on both sides', async () => {
  openPage().unmount();
  await pass(720, ask);
  const { result, onExpire } = openPage();
  await pass(720, ask);
  expect([result.current.isWarning, onExpire.mock.calls.length, await asks()]).toEqual([false, 0, 'answered']);
});
