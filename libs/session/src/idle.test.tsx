// Rules: R1.4.21, R1.9.2.
import { act, renderHook } from '@testing-library/react';
import { createIdleClock, useIdle } from './index';

// D09, R0.19. Times in seconds, idle after 900, warned 120 before.
function clockAt() {
  const time = { at: 1_000_000 };
  let last: number | null = time.at;
  const lastActivity = {
    get: () => last,
    set: (at: number) => {
      last = at;
    },
  };
  const clock = createIdleClock({ idleMs: 900_000, warnMs: 120_000, now: () => time.at, lastActivity });
  return { clock, pass: (seconds: number) => (time.at += seconds * 1000) };
}

test.each([
  [0, 'active', 900],
  [1, 'active', 899],
  [60, 'active', 840],
  [600, 'active', 300],
  [779, 'active', 121],
  [779.999, 'active', 120.001],
  [780, 'warning', 120],
  [781, 'warning', 119],
  [898, 'warning', 2],
  [899, 'warning', 1],
  [899.999, 'warning', 0.001],
  [900, 'expired', 0],
  [900.001, 'expired', 0],
  [901, 'expired', 0],
  [86_400, 'expired', 0],
  [-3600, 'active', 900],
])('after %d s without activity: %s, %d s left (D09)', (seconds, phase, remaining) => {
  const { clock, pass } = clockAt();
  pass(seconds);
  const state = clock.state();
  expect(state.phase).toBe(phase);
  expect(state.remainingMs / 1000).toBeCloseTo(remaining, 6);
});

test.each([
  [700, 900],
  [779, 900],
  [780, 120],
  [899, 1],
  [900, 0],
])('activity after %d s leaves %d s: a warning waits for an answer (D09)', (seconds, remaining) => {
  const { clock, pass } = clockAt();
  pass(seconds);
  clock.activity();
  expect(clock.state().remainingMs).toBe(remaining * 1000);
});

test.each([
  [780, 900],
  [899, 900],
  [900, 0],
])('the answer after %d s leaves %d s; an expired session does not come back (D09)', (seconds, remaining) => {
  const { clock, pass } = clockAt();
  pass(seconds);
  clock.stay();
  expect(clock.state().remainingMs).toBe(remaining * 1000);
});

test.each([
  [0, 780_000],
  [779, 1000],
  [780, 1000],
  [780.4, 600],
  [900, Infinity],
])('after %d s the next change is %d ms away (D09)', (seconds, ms) => {
  const { clock, pass } = clockAt();
  pass(seconds);
  expect(clock.nextChangeMs()).toBeCloseTo(ms, 3);
});

describe('the hook (D09)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  const start = () => {
    const onExpire = jest.fn();
    const onActivity = jest.fn();
    return { onExpire, onActivity, ...renderHook(() => useIdle({ idleSeconds: 900, onExpire, onActivity })) };
  };
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  test('warns at 780 s, counts down, expires at 900 and says so once', () => {
    const { result, onExpire } = start();
    pass(779);
    expect(result.current.isWarning).toBe(false);
    pass(1);
    expect(result.current).toMatchObject({ isWarning: true, remainingSeconds: 120 });
    pass(119);
    expect(result.current.remainingSeconds).toBe(1);
    expect(onExpire).not.toHaveBeenCalled();
    pass(1);
    expect(onExpire).toHaveBeenCalledTimes(1);
    pass(900);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  test('activity keeps it awake; the warning only goes by its answer', () => {
    const { result, onExpire } = start();
    pass(700);
    act(() => void window.dispatchEvent(new Event('keydown')));
    pass(700);
    expect(result.current.isWarning).toBe(false);
    pass(100);
    act(() => void window.dispatchEvent(new Event('pointermove')));
    expect(result.current.isWarning).toBe(true);
    act(() => result.current.stay());
    expect(result.current.isWarning).toBe(false);
    pass(779);
    expect(result.current.isWarning).toBe(false);
    expect(onExpire).not.toHaveBeenCalled();
  });

  test('activity in another tab counts', () => {
    const { result } = start();
    pass(790);
    expect(result.current.isWarning).toBe(true);
    localStorage.setItem('bank.lastActivity', String(Date.now()));
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(result.current.isWarning).toBe(false);
  });

  test('a tab that slept expires when it is seen again, whatever its timers did', () => {
    const { onExpire } = start();
    jest.setSystemTime(Date.now() + 900_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  test('leaving the signed-in layout stops the clock', () => {
    const { onExpire, unmount } = start();
    unmount();
    pass(1000);
    expect(onExpire).not.toHaveBeenCalled();
  });

  test('typing for half an hour tells the bank once a minute, and the last of it, too', () => {
    const { onActivity, onExpire } = start();
    for (let second = 0; second < 1800; second += 10) {
      act(() => void window.dispatchEvent(new Event('keydown')));
      pass(10);
    }
    expect(onExpire).not.toHaveBeenCalled();
    expect(onActivity.mock.calls.length).toBeGreaterThanOrEqual(29);
    expect(onActivity.mock.calls.length).toBeLessThanOrEqual(31);
    const before = onActivity.mock.calls.length;
    act(() => void window.dispatchEvent(new Event('keydown')));
    pass(60);
    expect(onActivity.mock.calls.length).toBe(before + 1);
    pass(600);
    expect(onActivity.mock.calls.length).toBe(before + 1);
  });

  test('the answer to the warning is told at once; a twitch under the warning is not', () => {
    const { result, onActivity } = start();
    pass(800);
    act(() => void window.dispatchEvent(new Event('pointermove')));
    // The page's opening only.
    expect(onActivity).toHaveBeenCalledTimes(1);
    act(() => result.current.stay());
    expect(onActivity).toHaveBeenCalledTimes(2);
  });

  test('opening a signed-in page is told', () => {
    expect(start().onActivity).toHaveBeenCalledTimes(1);
  });

  test('what another tab has told is not told again', () => {
    localStorage.setItem('bank.activityTold', String(Date.now()));
    const { onActivity } = start();
    pass(2);
    act(() => void window.dispatchEvent(new Event('keydown')));
    expect(onActivity).not.toHaveBeenCalled();
    pass(30);
    localStorage.setItem('bank.activityTold', String(Date.now()));
    pass(40);
    expect(onActivity).not.toHaveBeenCalled();
  });
});
