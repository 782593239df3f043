import type { Row } from '@bank/protocol';
import { QueryObserver, type QueryFunction } from '@tanstack/react-query';
import { balanceInquiry, exchangeRate } from '@bank/protocol/accounts';
import { login } from '@bank/protocol/auth';
import { failureOf, memoryTokens, startBank, type Answer } from './bank.testing';
import { askNow, call, query, type ApiFailure, queryClient, startRecovery, whenBack } from './index';
import { availability } from './availability';

/** Answers that fit the table, by address. */
const FITTING: Readonly<Record<string, Answer>> = {
  [`/?${balanceInquiry.name}`]: { body: { responseCode: '00', accounts: { account: [] } } },
  [`/?${exchangeRate.name}`]: { body: { responseCode: '00', rate: '1' } },
};
const refusal: Answer = { body: { responseCode: 'ENOA' } };
const fitting = (url = '') => FITTING[url] ?? refusal;

/** The current answer of the bank, or of a gateway, to every call. */
let everything: Answer | 'drop' | null = null;
let requests: { url?: string }[] = [];

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const online = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
/** Queries on screen. */
const stops: (() => void)[] = [];
const show = (row: Row, input?: object) => {
  const { queryKey, queryFn } = query(row, input as never, { lazy: true });
  stops.push(
    new QueryObserver<unknown, ApiFailure>(queryClient, { queryKey, queryFn: queryFn as QueryFunction }).subscribe(
      () => undefined,
    ),
  );
};
const failedOnScreen = () =>
  queryClient.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.status !== 'success' });

beforeAll(startRecovery);
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  everything = null;
  requests = startBank(({ url }) => everything ?? fitting(url)).requests;
});
afterEach(async () => {
  everything = null;
  await pass(120);
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  jest.useRealTimers();
});

const rate = (fromCurrencyCode: string) => query(exchangeRate, { fromCurrencyCode, toCurrencyCode: 'EUR' });
const gateway503: Answer = { status: 503, body: '<html></html>', isForeign: true };
const gateway502: Answer = { status: 502, body: '', isForeign: true };

test.each([
  ['503', gateway503],
  ['502', gateway502],
  ['no connection', 'drop' as const],
  ['429', { ...gateway503, status: 429 }],
  ['HTML with 200', { ...gateway503, status: 200 }],
])('%s to everything: at most 12 asks in any minute, and every screen is right within 10 s', async (_, answer) => {
  show(balanceInquiry);
  show(exchangeRate, { fromCurrencyCode: 'RON', toCurrencyCode: 'EUR' });
  show(exchangeRate, { fromCurrencyCode: 'USD', toCurrencyCode: 'EUR' });
  await pass(1);
  everything = answer;
  await queryClient.invalidateQueries();
  expect(availability.get()).toMatchObject({ state: 'away', asOf: expect.any(Number) });
  for (let minute = 0; minute < 3; minute += 1) {
    const from = requests.length;
    await pass(60);
    expect(requests.length - from).toBeLessThanOrEqual(12);
    expect(requests.length - from).toBeGreaterThan(5);
  }
  everything = null;
  await pass(10);
  expect(availability.get()).toEqual({ state: 'ok' });
  expect(failedOnScreen()).toEqual([]);
});

test('asks no sooner than Retry-After says, and recovers then', async () => {
  show(balanceInquiry);
  await pass(1);
  everything = { ...gateway503, headers: { 'retry-after': '40' } };
  await queryClient.invalidateQueries();
  const from = requests.length;
  askNow();
  await failureOf(queryClient.fetchQuery(rate('RON')));
  await pass(39);
  expect(requests.length).toBe(from);
  everything = null;
  await pass(5);
  expect(availability.get()).toEqual({ state: 'ok' });
  expect(failedOnScreen()).toEqual([]);
});

test('a screen opened meanwhile fails at once, with the reason, and is asked again on the return', async () => {
  everything = gateway503;
  for (const currency of ['A', 'B', 'C', 'D', 'E']) await failureOf(queryClient.fetchQuery(rate(currency)));
  const from = requests.length;
  expect(await failureOf(queryClient.fetchQuery(rate('F')))).toMatchObject({ kind: 'server' });
  expect(requests.length).toBe(from);
  const onBack = jest.fn();
  const stop = whenBack(onBack);
  await pass(20);
  expect(onBack).not.toHaveBeenCalled();
  everything = null;
  await pass(10);
  expect(onBack).toHaveBeenCalledTimes(1);
  // Its old failure is gone: the screen starts anew.
  expect(queryClient.getQueryState(rate('F').queryKey)).toBeUndefined();
  stop();
});

test('offline nothing is asked; online again everything on screen is, at once', async () => {
  show(balanceInquiry);
  await pass(1);
  everything = 'drop';
  online(false);
  expect(availability.get()).toMatchObject({ state: 'offline', asOf: expect.any(Number) });
  const from = requests.length;
  await queryClient.invalidateQueries();
  expect(await failureOf(queryClient.fetchQuery(rate('RON')))).toMatchObject({ kind: 'network' });
  await pass(120);
  expect(requests.length).toBe(from);
  everything = null;
  online(true);
  await pass(0);
  expect(availability.get()).toEqual({ state: 'ok' });
  expect(failedOnScreen()).toEqual([]);
});

test('an answer that was on its way when the network went says nothing of the network; one that was asked for afterwards does', async () => {
  const onItsWay = call(balanceInquiry);
  online(false);
  await onItsWay;
  expect(availability.get()).toEqual({ state: 'offline', asOf: Date.now() });
  availability.answered(Date.now() + 2, Date.now() + 1);
  expect(availability.get()).toEqual({ state: 'ok' });
  online(true);
});

test('a press asks at once', async () => {
  show(balanceInquiry);
  await pass(1);
  everything = gateway503;
  await queryClient.invalidateQueries();
  everything = null;
  askNow();
  await pass(0);
  expect(failedOnScreen()).toEqual([]);
});

test('the bank’s own failure of one call is no outage; the call is asked again by itself', async () => {
  everything = { status: 500, body: { responseCode: 'UE' } };
  show(balanceInquiry);
  await pass(1);
  expect(availability.get()).toEqual({ state: 'ok' });
  await pass(60);
  expect(requests.length).toBeLessThanOrEqual(12);
  everything = null;
  await pass(10);
  expect(failedOnScreen()).toEqual([]);
});

test('a refusal is an answer, and is not asked again', async () => {
  everything = refusal;
  show(balanceInquiry);
  await pass(60);
  expect(requests).toHaveLength(1);
});

test('a gateway’s refusal of one call is no outage', async () => {
  everything = { status: 403, body: '<html></html>', isForeign: true };
  await failureOf(call(balanceInquiry));
  expect(availability.get()).toEqual({ state: 'ok' });
});

test('nobody is signed in: nothing is asked', async () => {
  const { requests: sent } = startBank(() => gateway503, { tokens: memoryTokens(null) });
  await failureOf(call(login, { client: 'spa', username: 'a@b.cd', password: 'x', codeChallenge: 'c'.repeat(43) }));
  await pass(60);
  expect(sent).toHaveLength(1);
});
