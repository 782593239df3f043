import { queryClient, refreshSession } from '@bank/api-client';
import { ownHeaders } from '@bank/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { callLogout, connectBank, useCustomer } from './calls';
import { endSession, isSignedIn, session, signIn } from './index';
import { sampleAccess, sampleCustomer } from './testing';

const ANSWERS: Readonly<Record<string, object>> = {
  '/?customerInfoGet': { responseCode: '00', customer: sampleCustomer({ firstName: 'Ana' }) },
  '/?userAccessInfo': { responseCode: '00', customerAccess: sampleAccess({ permissions: ['requestMoney'] }) },
};

function connect() {
  const requests: { url: string | undefined; acting: unknown; data: unknown }[] = [];
  connectBank({
    baseUrl: '/api',
    language: () => 'en',
    adapter: (config) => {
      requests.push({ url: config.url, acting: config.headers.get('Customer-Id'), data: config.data });
      const body = ANSWERS[config.url ?? ''];
      return Promise.resolve({
        data: JSON.stringify(body ?? {}),
        status: body ? 200 : 401,
        statusText: '',
        headers: ownHeaders(config),
        config,
      });
    },
  });
  return requests;
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Suspense>{children}</Suspense>
  </QueryClientProvider>
);

const tokens = { accessToken: 'a', refreshToken: 'r1' };

test('the customer, their access and what they may do; the acting customer goes along where it belongs', async () => {
  signIn(tokens);
  session.setState({ actingCustomerId: 7 });
  const requests = connect();
  const { result } = renderHook(() => useCustomer(), { wrapper });
  await waitFor(() => expect(result.current?.customer.firstName).toBe('Ana'));
  expect(result.current.may.requestMoney).toBe(true);
  expect(requests.find(({ url }) => url === '/?userAccessInfo')?.acting).toBe('7');
  expect(requests.find(({ url }) => url === '/?customerInfoGet')?.acting).toBe('7');
});

test('the end of a session empties the cache', async () => {
  connect();
  signIn(tokens);
  queryClient.setQueryData(['balanceInquiry'], 1);
  endSession('logout');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('a refused refresh ends the session', async () => {
  signIn(tokens);
  connect();
  expect(await refreshSession()).toBeNull();
  expect(isSignedIn()).toBe(false);
});

test('telling the bank goodbye never fails', async () => {
  const requests = connect();
  await expect(callLogout('r9')).resolves.toBeUndefined();
  expect(requests.at(-1)).toMatchObject({ url: '/auth/logout', data: '{"refreshToken":"r9"}' });
});
