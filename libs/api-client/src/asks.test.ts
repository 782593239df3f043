// Rules: R0.59, S14.
import type { Row } from '@bank/protocol';
import { QueryObserver, type QueryFunction } from '@tanstack/react-query';
import { exchangeRate } from '@bank/protocol/accounts';
import { sessionActivity } from '@bank/protocol/auth';
import { failureOf, jwt, memoryTokens, startBank, type Answer } from './bank.testing';
import { availability } from './availability';
import { askNow, call, query, type ApiFailure, queryClient, startRecovery } from './index';
import { startNewPage } from './testing/new-page';

const rate: Answer = { body: { responseCode: '00', rate: '1' } };
const TOKENS = { accessToken: 'new.b.c', refreshToken: 'r2' };
const gateway503: Answer = { status: 503, body: '<html></html>', isForeign: true };

/** What answers every call just now; null is the bank. */
let everything: Answer | 'drop' | null = null;
/** When something was asked that was not answered, epoch ms. */
let asks: number[] = [];
/** Queries on screen. */
const stops: (() => void)[] = [];

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

function startPage(accessToken?: string): void {
  const tokens = accessToken === undefined ? {} : { tokens: memoryTokens({ accessToken, refreshToken: 'r1' }) };
  startBank(({ url }) => {
    if (everything !== null) asks.push(Date.now());
    return everything ?? (url === '/auth/refresh' ? { body: TOKENS } : url === '/auth/activity' ? {} : rate);
  }, tokens);
}

/** Opens a screen that asks so many questions at once. */
function openScreen(name: string, questions: number): void {
  for (let nth = 0; nth < questions; nth += 1) {
    const { queryKey, queryFn } = query(
      exchangeRate as Row,
      { fromCurrencyCode: name, toCurrencyCode: `${nth}` } as never,
      {
        lazy: true,
      },
    );
    const observer = new QueryObserver<unknown, ApiFailure>(queryClient, {
      queryKey,
      queryFn: queryFn as QueryFunction,
      retryOnMount: false,
    });
    stops.push(observer.subscribe(() => undefined));
  }
}

function leaveScreen(): void {
  for (const stop of stops.splice(0)) stop();
}

/** The most that was asked in any sixty seconds. */
const busiestMinute = () =>
  Math.max(0, ...asks.map((from) => asks.filter((at) => at >= from && at - from < 60_000).length));

const wrongOnScreen = () =>
  queryClient.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.status !== 'success' }).length;

beforeAll(startRecovery);
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  everything = null;
  asks = [];
  startPage();
});
afterEach(async () => {
  everything = null;
  await pass(120);
  leaveScreen();
  queryClient.clear();
  jest.useRealTimers();
});

describe.each([
  ['503', gateway503],
  ['no connection', 'drop' as const],
])('%s', (_, answer) => {
  const right = async () => {
    everything = null;
    await pass(10);
    expect([availability.get().state, wrongOnScreen()]).toEqual(['ok', 0]);
    expect(busiestMinute()).toBeLessThanOrEqual(12);
  };

  test.each([1, 5, 30])('a page with %i first questions is loaded in the middle of an outage', async (questions) => {
    everything = answer;
    openScreen('A', questions);
    await pass(170);
    expect(busiestMinute()).toBeGreaterThan(6);
    await right();
  });

  test('and is loaded again', async () => {
    everything = answer;
    for (const page of ['A', 'B', 'C', 'D']) {
      startNewPage();
      openScreen(page, 8);
      await pass(13);
      leaveScreen();
      queryClient.clear();
    }
    openScreen('E', 8);
    await pass(30);
    await right();
  });

  test('the customer walks through eight places, presses, and is at the page', async () => {
    openScreen('start', 8);
    await pass(1);
    everything = answer;
    for (const place of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) {
      leaveScreen();
      openScreen(place, 6);
      void failureOf(call(sessionActivity, undefined, { isUnasked: true }));
      await pass(3);
      askNow();
      await pass(4);
    }
    await pass(30);
    await right();
  });

  test('a probe that has to renew the tokens first is one ask', async () => {
    startPage(jwt({ sid: 's1', exp: 1 }));
    everything = answer;
    openScreen('A', 6);
    await pass(170);
    await right();
  });
});

test('the bank says itself that it is out of service', async () => {
  everything = { status: 503, body: { responseCode: 'UE' } };
  openScreen('A', 3);
  await pass(1);
  expect(availability.get().state).toBe('away');
  everything = null;
  await pass(10);
  expect(wrongOnScreen()).toBe(0);
});

test('what a page was told about the time of the return holds after a reload', async () => {
  everything = { ...gateway503, headers: { 'retry-after': '100' } };
  openScreen('A', 1);
  await pass(1);
  startNewPage();
  openScreen('B', 5);
  await pass(98);
  expect(asks).toHaveLength(1);
  everything = null;
  await pass(12);
  expect(wrongOnScreen()).toBe(0);
});

test('a bank that is there is asked everything at once, five calls at a time', async () => {
  let atOnce = 0;
  let most = 0;
  startBank(async () => {
    most = Math.max(most, (atOnce += 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    atOnce -= 1;
    return rate;
  });
  openScreen('A', 30);
  await pass(1);
  expect([most, wrongOnScreen()]).toEqual([5, 0]);
});
