import { query } from '@bank/api-client';
import {
  Allowed,
  Answer,
  AmountText,
  isPrepayment,
  Page,
  PrepaymentNote,
  readerToday,
  shownBalance,
  useAddressed,
} from '@bank/kit';
import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { balanceInquiry, type Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass, EmptyState, ListPane } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Download, FileText, Wallet } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { accountsWithHistory, ALL, historyAccount } from '../default-account';
import { filtersOf, withFilters } from '../history-filters';
import { AccountChip } from './account-chip';
import { NEW_EXPORT } from './export/export-slot';
import { FactsSlot } from './facts-slot';
import { FilterChips } from './filter-chips';
import { HistoryList } from './history-list';
import { KeywordField } from './keyword-field';
import { DETAILS, openIdOf } from './open-row';
import { SavedViews } from './views/saved-views';
import { TransactionPane } from './transaction-pane';

export const handle = { title: 'kit.place.activity' } as const;

export { loader } from './history-loader';

/** Everything that happened, on one account or all; filters and the open transaction are in the address. */
export function Component() {
  const { may } = useCustomer();
  const [search] = useSearchParams();
  const details = useAddressed(DETAILS);
  const exporting = useAddressed(['export']);
  const openId = may.missing.seeHistory ? null : openIdOf(search);
  useEffect(() => FactsSlot.warmUp(), []);
  return (
    <ListPane
      pane={openId === null ? null : <TransactionPane transactionId={openId} onClose={() => details.close()} />}
    >
      <Page
        title="kit.place.activity"
        width="full"
        action={
          !may.missing.seeHistory && (
            <span className="flex flex-wrap items-center gap-2">
              <Link to={paths.statements.to()} className={buttonClass('quiet', 'small')}>
                <FileText className="size-4" aria-hidden="true" />
                <Text id="kit.place.statements" />
              </Link>
              <Link to={paths.insight.to()} className={buttonClass('quiet', 'small')}>
                <ChartColumn className="size-4" aria-hidden="true" />
                <Text id="kit.place.insight" />
              </Link>
              <Button
                variant="secondary"
                size="small"
                icon={<Download className="size-4" />}
                onClick={() => exporting.show({ export: NEW_EXPORT })}
              >
                <Text id="history.export" />
              </Button>
            </span>
          )
        }
      >
        <Allowed missing={may.missing.seeHistory} title="history.notAllowed">
          <Accounts openId={openId} onOpen={details.show} />
        </Allowed>
      </Page>
    </ListPane>
  );
}

interface OpenProps {
  openId: string | null;
  onOpen: ReturnType<typeof useAddressed>['show'];
}

function Accounts(open: OpenProps) {
  const accounts = useQuery(query(balanceInquiry));
  return (
    <Answer of={accounts} failed="history.failed" rows={8}>
      {(data) => <Activity accounts={data.accounts.account} {...open} />}
    </Answer>
  );
}

function Activity({ accounts, openId, onOpen }: OpenProps & { accounts: readonly Account[] }) {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(readerToday);
  const filters = useMemo(() => filtersOf(search), [search]);
  const open = useCallback(({ transactionId }: Transaction) => onOpen({ details: transactionId }), [onOpen]);
  const first = historyAccount(accounts, search.get('accountId'));
  if (!first) {
    return (
      <EmptyState icon={<Wallet />} title={<Text id="history.noAccounts" />}>
        <Text id="history.noAccountsBody" />
      </EmptyState>
    );
  }
  const choices = accountsWithHistory(accounts);
  const account = search.get('accountId') === ALL && choices.length > 1 ? null : first;
  return (
    <>
      <KeywordField
        key={account?.accountId}
        value={filters.keyword ?? ''}
        onChange={(keyword) => setSearch(withFilters(search, { ...filters, keyword }), { replace: true })}
      />
      <div className="chip-row">
        <AccountChip accounts={choices} account={account} onSearch={setSearch} />
        <FilterChips
          filters={filters}
          currency={account?.currencyCode ?? null}
          today={today}
          search={search}
          onSearch={setSearch}
        />
        <SavedViews accountId={account?.accountId ?? null} filters={filters} today={today} onSearch={setSearch} />
      </div>
      {account && isPrepayment(account) && (
        <p className="text-muted flex flex-wrap gap-x-4 text-sm">
          <span>
            <Text
              id="history.available"
              values={{ amount: <AmountText amount={shownBalance(account)} currency={account.currencyCode} /> }}
            />
          </span>
          <span>
            <PrepaymentNote account={account} />
          </span>
        </p>
      )}
      <HistoryList
        // A new list for another account or other filters starts at its top.
        key={JSON.stringify([account?.accountId, filters])}
        accounts={accounts}
        account={account}
        filters={filters}
        today={today}
        openId={openId}
        search={search}
        onSearch={setSearch}
        onOpen={open}
      />
    </>
  );
}
