/** @jest-environment @bank/testing/environment */
// Rules: R1.2.36.
import { query, queryClient } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { renderScreen } from '@bank/testing';
import { waitFor } from '@testing-library/react';
import { historyAccount } from '../default-account';
import { filtersOf } from '../history-filters';
import { loader } from './history-loader';
import { pageQuery } from './history-queries';

const FILTERS = filtersOf(new URLSearchParams());
const load = () => loader({ request: { url: 'https://bank.test/history' } });
const hasPage = (accountId: number | null) =>
  queryClient.getQueryState(pageQuery(accountId, FILTERS, 1).queryKey) !== undefined;

test('where the accounts are known, the page of the one that the screen will show is asked for beside its code', async () => {
  await renderScreen('/', { routes: [{ path: '/', element: null }], persona: 'ben' });
  const { accounts } = await queryClient.fetchQuery(query(balanceInquiry));
  const shown = historyAccount(accounts.account, null)?.accountId ?? null;
  expect(shown).not.toBeNull();
  load();
  await waitFor(() => expect(queryClient.getQueryData(pageQuery(shown, FILTERS, 1).queryKey)).toBeDefined());
  expect(hasPage(null)).toBe(false);
});

test('where they are not known yet, no page is guessed', async () => {
  await renderScreen('/', { routes: [{ path: '/', element: null }], persona: 'ben' });
  load();
  await waitFor(() => expect(queryClient.getQueryData(query(balanceInquiry).queryKey)).toBeDefined());
  const methods = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => JSON.stringify(queryKey));
  expect(methods.some((key) => key.includes('transactionHistory'))).toBe(false);
});
