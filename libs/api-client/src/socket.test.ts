// Rules: R0.60, R3.7.7, S7.
import { act } from '@testing-library/react';
import { closeBank, connectSocket, onEvent, queryClient } from './index';
import { availability } from './availability';
import { memoryTokens, startBank } from './bank.testing';
import { FakeSocket } from './testing';

const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));
const last = () => FakeSocket.opened.at(-1) ?? new FakeSocket('none');
const event = (name: string) => ({ type: 'event', id: '1', event: name, subject: '5' });

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened.length = 0;
});
afterEach(() => {
  closeBank();
  jest.useRealTimers();
});

test('the token goes in the first frame and not in the address', async () => {
  const { tokens } = startBank(() => ({}));
  connectSocket(FakeSocket);
  await settle();
  last().open();
  await settle();
  expect(last().url).toBe('ws://localhost/api/socket');
  expect(last().sent.map((frame): unknown => JSON.parse(frame))).toEqual([
    { type: 'auth', token: tokens.get()?.accessToken },
  ]);
});

test('events reach their listeners; forged and unknown frames reach nobody', async () => {
  startBank(() => ({}));
  const heard: (string | null)[] = [];
  const stop = onEvent('balanceChanged', ({ subject }) => heard.push(subject));
  connectSocket(FakeSocket);
  await settle();
  last().open();
  for (const frame of [
    '{',
    'null',
    { type: 'event', event: 'balanceChanged' },
    event('unknown'),
    event('transferChanged'),
  ])
    last().receive(frame);
  expect(heard).toEqual([]);
  last().receive(event('balanceChanged'));
  expect(heard).toEqual(['5']);
  stop();
  last().receive(event('balanceChanged'));
  expect(heard).toEqual(['5']);
});

test('after a reconnect everything is asked again, after the first connect nothing', async () => {
  startBank(() => ({}));
  const asked = jest.spyOn(queryClient, 'invalidateQueries');
  connectSocket(FakeSocket);
  await settle();
  last().open();
  last().receive({ type: 'ready' });
  expect(asked).not.toHaveBeenCalled();
  last().close();
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
  last().open();
  last().receive({ type: 'ready' });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('"sessionEnded" ends the session and the connection', async () => {
  const { expired } = startBank(() => ({}));
  connectSocket(FakeSocket);
  await settle();
  last().open();
  last().receive(event('sessionEnded'));
  await settle();
  expect(expired).toEqual(['expired']);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('closed at logout, and it stays closed', async () => {
  startBank(() => ({}));
  connectSocket(FakeSocket);
  await settle();
  last().open();
  closeBank();
  await settle();
  expect(last().readyState).toBe(3);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('without a session it does not insist', async () => {
  startBank(() => ({}), { tokens: memoryTokens(null) });
  connectSocket(FakeSocket);
  await settle();
  last().open();
  await settle();
  expect(last().sent).toEqual([]);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('while the bank is away a closed socket waits for its return', async () => {
  startBank(() => ({}));
  connectSocket(FakeSocket);
  await settle();
  last().open();
  await settle();
  availability.unanswered(Date.now());
  last().close();
  const before = FakeSocket.opened.length;
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(FakeSocket.opened.length).toBe(before);
  availability.answered(Date.now());
  await settle();
  expect(FakeSocket.opened.length).toBe(before + 1);
});

test('a socket that closes has the bank asked, once a minute, so that nobody has to find out by a press', async () => {
  localStorage.clear();
  const { requests } = startBank(() => ({ status: 503, body: '', isForeign: true }));
  connectSocket(FakeSocket);
  await settle();
  last().open();
  await settle();
  last().close();
  await settle();
  expect(requests).toHaveLength(1);
  expect(availability.get()).toMatchObject({ state: 'away' });
});

describe('an open socket that is dead', () => {
  const pings = () => last().sent.filter((frame) => frame.includes('ping')).length;
  const look = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };

  async function listening() {
    localStorage.clear();
    startBank(() => ({}));
    connectSocket(FakeSocket);
    await settle();
    last().open();
    await settle();
    last().receive({ type: 'ready' });
    return jest.spyOn(queryClient, 'invalidateQueries');
  }

  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['is looked at again', () => look('visible')],
    ['has the focus again', () => window.dispatchEvent(new Event('focus'))],
    [
      'has a network again',
      () => {
        window.dispatchEvent(new Event('online'));
        availability.answered(Date.now());
      },
    ],
    ['comes back from the history', () => window.dispatchEvent(new Event('pageshow'))],
    ['runs on after a sleep of the device', () => jest.setSystemTime(Date.now() + 12_000)],
  ])('is noticed when the page %s: everything is read anew within 5 s', async (_, wake) => {
    const asked = await listening();
    wake();
    // The look of a page that has slept, the end of the ping, and the new connection.
    for (let half = 0; half < 10 && FakeSocket.opened.length < 2; half += 1)
      await act(() => jest.advanceTimersByTimeAsync(500));
    expect(FakeSocket.opened).toHaveLength(2);
    last().open();
    last().receive({ type: 'ready' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('is noticed within half a minute of a page that is looked at all the time', async () => {
    await listening();
    await act(() => jest.advanceTimersByTimeAsync(26_000));
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('is noticed when the bank never admits it', async () => {
    startBank(() => ({}));
    connectSocket(FakeSocket);
    await settle();
    last().open();
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('one that answers stays, and is asked every twenty seconds at most', async () => {
    const asked = await listening();
    for (let second = 0; second < 300; second += 1) {
      const before = pings();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      if (pings() > before) last().receive({ type: 'pong' });
    }
    expect(FakeSocket.opened).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
    expect(pings()).toBeGreaterThan(10);
    expect(pings()).toBeLessThanOrEqual(15);
  });

  test('a page that nobody looks at asks nothing, and neither does one whose bank is away', async () => {
    await listening();
    look('hidden');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(pings()).toBe(0);
    availability.unanswered(Date.now());
    look('visible');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(pings()).toBe(0);
    availability.answered(Date.now());
    expect(pings()).toBe(1);
  });
});
