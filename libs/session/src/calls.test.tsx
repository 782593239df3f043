import { queryClient, refreshSession } from '@bank/api-client';
import { ownHeaders } from '@bank/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { callLogout, connectBank, customerQueries, useCustomer } from './calls';
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

/** A token with these claims; the client reads them and proves nothing by them. */
const tokenWith = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

test.each([
  ['a business user names the company of the token', { cus: 1005, biz: true }, null, '1005'],
  ['a choice comes first', { cus: 1005, biz: true }, 7, '7'],
  ['a business user without a company names none', { cus: 0, biz: false }, null, null],
  ['a personal customer names none', { cus: 1001, biz: false }, null, null],
])('%s (R1.6.4)', async (_what, claims, actingCustomerId, named) => {
  queryClient.clear();
  signIn({ accessToken: tokenWith(claims), refreshToken: 'r1' });
  session.setState({ actingCustomerId });
  const requests = connect();
  await queryClient.fetchQuery(customerQueries.access());
  const [request] = requests;
  expect(request?.acting ?? null).toBe(named);
  expect(JSON.parse(String(request?.data))).toMatchObject(named === null ? {} : { fromCustomerId: Number(named) });
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
