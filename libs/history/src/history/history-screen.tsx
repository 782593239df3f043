import { prefetch, query } from '@bank/api-client';
import { Allowed, Answer, Page } from '@bank/kit';
import { Text } from '@bank/i18n';
import { balanceInquiry, type Account } from '@bank/protocol/accounts';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { historyAccount } from '../default-account';
import { filtersOf } from '../history-filters';
import { HistoryList } from './history-list';
import { HistoryToolbar } from './history-toolbar';
import { pageQuery } from './use-history-rows';

export const handle = { title: 'kit.place.history' } as const;

/** Starts what the screen reads: the accounts, and the first page when the address already names the account. */
export function loader({ request }: { request: { url: string } }) {
  const search = new URL(request.url).searchParams;
  const accountId = Number(search.get('accountId'));
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  if (Number.isSafeInteger(accountId) && accountId > 0) prefetch(pageQuery(accountId, filtersOf(search), 1));
  return null;
}

/** Everything that happened on one account, with filters and details in the address. */
export function Component() {
  const { may } = useCustomer();
  const accounts = useQuery(query(balanceInquiry));
  return (
    <Page title="kit.place.history" width="full">
      <Allowed missing={may.missing.seeHistory} title="history.notAllowed">
        <Answer of={accounts} failed="history.failed" rows={8}>
          {(data) => <History accounts={data.accounts.account} />}
        </Answer>
      </Allowed>
    </Page>
  );
}

function History({ accounts }: { accounts: readonly Account[] }) {
  const [search, setSearch] = useSearchParams();
  const account = historyAccount(accounts, search.get('accountId'));
  if (!account) {
    return (
      <EmptyState icon={<Wallet />} title={<Text id="history.noAccounts" />}>
        <Text id="history.noAccountsBody" />
      </EmptyState>
    );
  }
  return (
    <>
      <HistoryToolbar accounts={accounts} account={account} search={search} onSearch={setSearch} />
      {/* A new list for another account: scroll position and open pages belong to the old one. */}
      <HistoryList key={account.accountId} account={account} search={search} onSearch={setSearch} />
    </>
  );
}
