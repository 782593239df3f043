// Rules: R3.7.7.
import { act } from '@testing-library/react';
import { availability } from './availability';
import { startBank } from './bank.testing';
import { closeBank, connectSocket, queryClient } from './index';
import { FakeSocket } from './testing';

let isReachable: boolean;
let fetches: number;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  // The page fetches the library when a session begins; a network that is gone, or a new release, may stand in between.
  jest.resetModules();
  jest.doMock('partysocket/ws', () => {
    fetches += 1;
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return jest.requireActual<object>('partysocket/ws');
  });
  FakeSocket.opened.length = 0;
  isReachable = false;
  fetches = 0;
  startBank(() => ({}));
});
afterEach(() => {
  closeBank();
  jest.dontMock('partysocket/ws');
  jest.useRealTimers();
});

test('the code of the socket is fetched again every 30 s, and what was missed is refetched', async () => {
  const refetched = jest.spyOn(queryClient, 'invalidateQueries');
  connectSocket(FakeSocket);
  await pass(29_000);
  expect(fetches).toBe(1);
  await pass(31_000);
  expect(fetches).toBe(3);
  isReachable = true;
  await pass(32_000);
  expect(FakeSocket.opened).toHaveLength(1);
  FakeSocket.opened[0]?.open();
  FakeSocket.opened[0]?.receive({ type: 'ready' });
  expect(refetched).toHaveBeenCalledTimes(1);
  await pass(120_000);
  expect(fetches).toBe(4);
});

test('a network that comes back fetches it at once, and once', async () => {
  connectSocket(FakeSocket);
  await pass(1000);
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await pass(2000);
  window.dispatchEvent(new Event('online'));
  // What the network has woken finds the bank.
  availability.answered(Date.now());
  await pass(500);
  FakeSocket.opened[0]?.open();
  FakeSocket.opened[0]?.receive({ type: 'ready' });
  await pass(15_000);
  expect(fetches).toBe(2);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a session that has ended fetches it no more', async () => {
  const connection = connectSocket(FakeSocket);
  await pass(1000);
  connection.close();
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await pass(120_000);
  expect(fetches).toBe(1);
  expect(FakeSocket.opened).toHaveLength(0);
});
