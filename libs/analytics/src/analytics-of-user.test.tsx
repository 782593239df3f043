import { queryClient } from '@bank/api-client';
import { BrandProvider, type Brand } from '@bank/brand';
import { customerQueries } from '@bank/session/calls';
import { answerCalls, sampleAccess, sampleCustomer } from '@bank/session/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { AnalyticsOfUser, followScreens, type ScreenSource } from './index';

const opened: unknown[] = [];
const events: unknown[] = [];

jest.mock('./library', () => ({
  openLibrary: (whom: unknown) => {
    opened.push(whom);
    return Promise.resolve({ track: (...event: unknown[]) => events.push(event), stop: () => Promise.resolve() });
  },
}));

// The part of a brand that is read here.
const brand = { id: 'd', analyticsHost: '/api/analytics' } as Brand;

/** A router at a screen; the test moves it. */
function routerAt(...patterns: (string | undefined)[]) {
  const listeners = new Set<(state: ScreenSource['state']) => void>();
  const stateOf = (routes: readonly (string | undefined)[]) => ({
    matches: routes.map((path) => ({ route: path === undefined ? {} : { path } })),
  });
  const source: ScreenSource = {
    state: stateOf(patterns),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    source,
    go: (...to: (string | undefined)[]) => {
      for (const listener of listeners) listener(stateOf(to));
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
  events.length = 0;
  answerCalls();
  queryClient.setQueryData(customerQueries.info().queryKey, {
    customer: sampleCustomer({ userId: 7, customerId: 1001 }),
  });
  queryClient.setQueryData(customerQueries.access().queryKey, { customerAccess: sampleAccess() });
});
afterEach(() => jest.useRealTimers());

test('the signed-in user is measured on the screens they open, by pattern, until the layout goes away', async () => {
  const { source, go } = routerAt(undefined, '/home');
  const stop = followScreens(source);
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <BrandProvider brand={brand}>
        <AnalyticsOfUser />
      </BrandProvider>
    </QueryClientProvider>,
  );
  go(undefined, '/home');
  go(undefined, '/history', undefined);
  go(undefined, '/cards/:accountId');
  go(undefined, '/revenue-split/:contractId');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(opened).toEqual([{ host: '/api/analytics', project: 'brand-d', userId: 7 }]);
  expect(events).toEqual(['/home', '/history', '/revenue-split/:contractId'].map((screen) => ['Screen', { screen }]));
  unmount();
  go(undefined, '/home');
  expect(events).toHaveLength(3);
  stop();
});
