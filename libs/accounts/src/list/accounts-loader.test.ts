/** @jest-environment @bank/testing/environment */
// Rules: R1.2.36.
import { query, queryClient } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { renderScreen } from '@bank/testing';
import { waitFor } from '@testing-library/react';
import { firstAccount } from '../account-rules';
import { localDay } from '../home/chart-period';
import { pointsOf } from '../home/home-queries';
import { loader } from './accounts-loader';

const screenOf = (isDesktop: boolean) =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: isDesktop, media, onchange: null },
      ...{ addListener: jest.fn(), removeListener: jest.fn() },
    }),
  );

async function load(isDesktop: boolean) {
  screenOf(isDesktop);
  await renderScreen('/', { routes: [{ path: '/', element: null }], persona: 'ben' });
  const { accounts } = await queryClient.fetchQuery(query(balanceInquiry));
  loader({ request: { url: 'https://bank.test/accounts?period=1Y' } });
  const first = firstAccount(accounts.account)?.accountId ?? 0;
  return (period: '1M' | '1Y') => queryClient.getQueryState(pointsOf(first, period, localDay(Date.now())).queryKey);
}

afterEach(() => jest.restoreAllMocks());

test('beside the list the chart of the period in the address is asked for, and no other', async () => {
  const stateOf = await load(true);
  await waitFor(() => expect(stateOf('1Y')?.data).toBeDefined());
  expect(stateOf('1M')).toBeUndefined();
});

test('a phone shows no chart beside the list, and asks for none', async () => {
  const stateOf = await load(false);
  expect([stateOf('1Y'), stateOf('1M')]).toEqual([undefined, undefined]);
});
