import {
  Answer,
  DayHeading,
  localDay,
  TransactionRow,
  useAddressed,
  useListWords,
  useShortcutSettings,
} from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import type { Transaction, TransactionSummary } from '@bank/protocol/history';
import { Banner, Button, VirtualList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { filterCount, type HistoryFilters } from '../history-filters';
import { exportOf, ExportSlot, NEW_EXPORT } from './export/export-slot';
import { ListHead } from './list-head';
import { ListSkeleton } from './list-skeleton';
import { ListSummary } from './list-summary';
import { NothingFound } from './nothing-found';
import type { SetSearch } from './set-search';
import { summaryQuery } from './history-queries';
import { useHistoryRows } from './use-history-rows';
import { useListLayout } from './use-list-layout';

/** The bank adds up so many transactions as fast as it finds the first of them. */
const SUMMED_AT_ONCE = 5_000;

interface HistoryListProps {
  accounts: readonly Account[];
  /** Null: all of them. */
  account: Account | null;
  filters: HistoryFilters;
  today: string;
  openId: string | null;
  search: URLSearchParams;
  onSearch: SetSearch;
  onOpen(transaction: Transaction): void;
}

/** What the filters show: its sums and, day by day, its rows. */
export function HistoryList(props: HistoryListProps) {
  const { accounts, account, filters, today, openId, search, onSearch, onOpen } = props;
  const t = useText();
  const accountId = account?.accountId ?? null;
  const { rows, head: known, error, updatedAt, onRange, refetch } = useHistoryRows(accountId, filters);
  const { data: summary, isLoading: isAddingUp } = useQuery(summaryQuery(accountId, filters));
  const nameOfAccount = useCallback(
    (id: number) => accounts.find((each) => each.accountId === id)?.name ?? '',
    [accounts],
  );
  const words = useListWords(account === null ? nameOfAccount : null);
  const layout = useListLayout(words.face);
  const days = useMemo(() => summary?.days ?? loadedDays(rows), [summary, rows]);
  const groups = useMemo(() => days.map(({ count }) => count), [days]);
  const renderHeading = useCallback(
    (group: number) => {
      const day = days[group];
      return day && <DayHeading day={day.day} today={today} sums={day.sums} words={words} level={2} />;
    },
    [days, today, words],
  );
  const renderRow = useCallback(
    (index: number) => {
      const row = rows.get(index);
      if (!row) return <div aria-hidden="true" className="virtual-blank" />;
      return (
        <TransactionRow
          transaction={row}
          words={words}
          to={addressOf(row)}
          onOpen={onOpen}
          isOpen={row.transactionId === openId}
        />
      );
    },
    [rows, words, openId, onOpen],
  );
  const hasLetterKeys = useShortcutSettings((settings) => settings.areOn);
  const exporting = useAddressed(['export']);
  const wantedExport = exportOf(search);
  const isFiltered = filterCount(filters) > 0 || filters.keyword !== undefined;
  // The sums stand above the rows, which come with them; of a long list, whose sums take their time, they come first.
  const isHeldBack = isAddingUp && known !== undefined && known.results <= SUMMED_AT_ONCE;
  if (error?.kind === 'terms') return <Navigate to={paths.terms.to()} replace />;
  return (
    <Answer
      of={{ data: isHeldBack ? undefined : known, error, refetch }}
      failed="history.failed"
      skeleton={<ListSkeleton layout={layout} />}
    >
      {(head) => (
        <>
          {error && <Stale at={updatedAt} onRetry={() => void refetch()} />}
          <ListSummary summary={summary} head={head} filters={filters} search={search} onSearch={onSearch} />
          {head.results === 0 ? (
            <NothingFound isFiltered={isFiltered} onClear={() => onSearch(cleared(search))} />
          ) : (
            <div>
              <ListHead words={words} />
              <VirtualList
                label={account ? t('history.listLabel', { name: account.name }) : t('history.listAll')}
                count={head.results}
                rowHeight={layout.row}
                headingHeight={layout.heading}
                groups={groups}
                overscan={2}
                renderRow={renderRow}
                renderHeading={renderHeading}
                onRange={onRange}
                hasLetterKeys={hasLetterKeys}
              />
            </div>
          )}
          {wantedExport !== null && (
            <ExportSlot
              account={account}
              filters={filters}
              results={head.results}
              exportId={wantedExport === NEW_EXPORT ? null : wantedExport}
              onOpen={(exportId) => exporting.show({ export: exportId ?? NEW_EXPORT })}
              onClose={() => exporting.close()}
            />
          )}
        </>
      )}
    </Answer>
  );
}

/** A link to a row's details, for a new tab; in place the row is opened over the present filters. */
function addressOf({ transactionId }: Transaction): string {
  const search = new URLSearchParams(location.search);
  search.set('details', transactionId);
  return `?${search.toString()}`;
}

/** Until the bank has added everything up, the days of the rows that are here. Their sums would be of these rows only, and are left out. */
function loadedDays(rows: ReadonlyMap<number, Transaction>): TransactionSummary['days'] {
  const days: TransactionSummary['days'] = [];
  for (let index = 0; ; index++) {
    const row = rows.get(index);
    if (!row) return days;
    const day = localDay(row.date);
    const last = days.at(-1);
    if (last?.day === day) last.count += 1;
    else days.push({ day, count: 1, sums: [] });
  }
}

/** Figures that could not be renewed stay, with the time they are of. */
function Stale({ at, onRetry }: { at: number; onRetry(): void }) {
  const format = useFormat();
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <Text id="kit.tryAgain" />
        </Button>
      }
    >
      <Text id="history.failedPart" values={{ time: format.date(new Date(at).toISOString(), 'time') }} />
    </Banner>
  );
}

/** Keeps the account and clears everything else. */
function cleared(search: URLSearchParams): URLSearchParams {
  const accountId = search.get('accountId');
  return new URLSearchParams(accountId === null ? {} : { accountId });
}
