// Rules: R3.7.7, S7.
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
