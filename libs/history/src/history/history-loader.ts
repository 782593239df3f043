import { prefetch, query, queryClient } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { ALL, historyAccount } from '../default-account';
import { filtersOf } from '../history-filters';
import { pageQuery, summaryQuery } from './history-queries';
import { viewsQuery } from './views/views-query';

/** Starts what the screen reads: the accounts, and the first page where the address names the account or the accounts are known already. */
export function loader({ request }: { request: { url: string } }) {
  const search = new URL(request.url).searchParams;
  const balances = query(balanceInquiry);
  prefetch(balances, customerQueries.info(), customerQueries.access(), viewsQuery());
  const accountId = accountOf(search.get('accountId'), balances.queryKey);
  if (accountId !== undefined) {
    prefetch(pageQuery(accountId, filtersOf(search), 1), summaryQuery(accountId, filtersOf(search)));
  }
  return null;
}

/** @returns null for all accounts; undefined where only the bank's answer will say which */
function accountOf(asked: string | null, accountsKey: ReturnType<typeof query<typeof balanceInquiry>>['queryKey']) {
  if (asked === ALL) return null;
  const named = Number(asked);
  if (asked !== null) return Number.isSafeInteger(named) && named > 0 ? named : undefined;
  const known = queryClient.getQueryData(accountsKey)?.accounts.account;
  return known && historyAccount(known, null)?.accountId;
}
