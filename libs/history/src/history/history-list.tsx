import { Text, useFormat, useText } from '@bank/i18n';
import { Answer, useAddressed, usePreferences } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import { Banner, Button, Panel, VirtualList } from '@bank/ui';
import clsx from 'clsx';
import { useCallback, useMemo } from 'react';
import { filterCount, filtersOf } from '../history-filters';
import { exportOf, ExportSlot, NEW_EXPORT } from './export/export-slot';
import { HistoryRow } from './history-row';
import { NothingFound } from './nothing-found';
import { DETAILS, type OpenRow, openRowOf } from './open-row';
import { StatusCounts } from './status-counts';
import { TransactionDetails } from './transaction-details';
import { useHistoryRows } from './use-history-rows';

export type SetSearch = (search: URLSearchParams, options?: { replace?: boolean }) => void;

interface HistoryListProps {
  account: Account;
  search: URLSearchParams;
  onSearch: SetSearch;
}

/** Two lines and some air; one height for all makes far jumps exact. */
const ROW_HEIGHT_PX = 64;

/** The rows of one account, and beside or above them the details of the open one. */
export function HistoryList({ account, search, onSearch }: HistoryListProps) {
  const t = useText();
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances);
  const filters = useMemo(() => filtersOf(search), [search]);
  const open = openRowOf(search);
  const { rows, head: known, error, onRange, refetch } = useHistoryRows(account.accountId, filters, open?.at ?? null);
  const openId = open?.id;
  const details = useAddressed(DETAILS);
  const exporting = useAddressed(['export']);
  const { show: showDetails } = details;

  const renderRow = useCallback(
    (index: number) => {
      const row = rows.get(index);
      return (
        <HistoryRow
          row={row}
          isOpen={row !== undefined && row.transactionId === openId}
          format={format}
          isHidden={isHidden}
          t={t}
          onOpen={() => row && showDetails({ details: row.transactionId, at: index })}
        />
      );
    },
    [rows, openId, format, isHidden, t, showDetails],
  );

  const isFiltered = filterCount(filters) > 0 || filters.keyword !== undefined;
  const wantedExport = exportOf(search);
  const opened = open ? openedRow(rows, open) : undefined;
  return (
    <Answer of={{ data: known, error, refetch }} failed="history.failed" rows={8}>
      {(head) => (
        <>
          {error && (
            <Banner
              tone="warning"
              action={
                <Button variant="secondary" size="small" onClick={() => void refetch()}>
                  <Text id="kit.tryAgain" />
                </Button>
              }
            >
              <Text id="history.failedPart" />
            </Banner>
          )}
          <StatusCounts
            head={head}
            search={search}
            filters={filters}
            onSearch={onSearch}
            onExport={() => exporting.show({ export: NEW_EXPORT })}
          />
          <div className={clsx('grid items-start gap-4', open && 'desktop:grid-cols-[minmax(0,1fr)_22rem]')}>
            <Panel kind="flush">
              {head.results === 0 ? (
                <NothingFound isFiltered={isFiltered} onClear={() => onSearch(cleared(search))} />
              ) : (
                <VirtualList
                  // New filters make another list, which starts at its top.
                  key={JSON.stringify(filters)}
                  label={t('history.listLabel', { name: account.name })}
                  count={head.results}
                  rowHeight={ROW_HEIGHT_PX}
                  overscan={2}
                  renderRow={renderRow}
                  onRange={onRange}
                  className="laptop:h-[calc(100dvh-19rem)] h-[calc(100dvh-28rem)] min-h-96"
                />
              )}
            </Panel>
            {open && (
              <TransactionDetails
                transaction={opened}
                isMissing={opened === undefined && rows.has(open.at)}
                onClose={() => details.close()}
              />
            )}
          </div>
          {wantedExport !== null && (
            <ExportSlot
              accountId={account.accountId}
              filters={filters}
              results={head.results}
              exportId={wantedExport === NEW_EXPORT ? head.exportCsv : wantedExport}
              onStarted={(exportId) => exporting.show({ export: exportId })}
              onClose={() => exporting.close()}
            />
          )}
        </>
      )}
    </Answer>
  );
}

/** The open transaction, at the place in the address or wherever it has moved to among the loaded rows. */
function openedRow(rows: ReadonlyMap<number, Transaction>, { id, at }: OpenRow): Transaction | undefined {
  const there = rows.get(at);
  return there?.transactionId === id ? there : [...rows.values()].find((row) => row.transactionId === id);
}

/** Keeps the account and clears everything else. */
function cleared(search: URLSearchParams): URLSearchParams {
  const accountId = search.get('accountId');
  return new URLSearchParams(accountId === null ? {} : { accountId });
}
