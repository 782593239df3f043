import { prefetch, query } from '@bank/api-client';
import { LoadFailure, missingText } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { historyAccount } from '../default-account';
import { filtersOf } from '../history-filters';
import { HistoryList } from './history-list';
import { HistoryToolbar } from './history-toolbar';
import { ListSkeleton } from './list-states';
import { pageQuery } from './use-history-rows';

export const handle = { title: 'history.title' } as const;

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
  return (
    <div className="history-screen grid gap-4">
      <SectionHeading level={1}>
        <Text id="history.title" />
      </SectionHeading>
      <History />
    </div>
  );
}

function History() {
  const t = useText();
  const { may } = useCustomer();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery(query(balanceInquiry));
  if (may.missing.seeHistory) {
    return (
      <EmptyState icon={<Lock />} title={<Text id="history.notAllowed" />}>
        {missingText(may.missing.seeHistory, t)}
      </EmptyState>
    );
  }
  if (!data) return error ? <LoadFailure title="history.failed" error={error} onRetry={refetch} /> : <ListSkeleton />;
  const accounts = data.accounts.account;
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
