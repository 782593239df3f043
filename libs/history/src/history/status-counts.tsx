import { Text } from '@bank/i18n';
import type { Output } from '@bank/protocol';
import type { transactionHistory } from '@bank/protocol/history';
import { Button } from '@bank/ui';
import { Download } from 'lucide-react';
import { type HistoryFilters, withFilters } from '../history-filters';
import type { SetSearch } from './history-list';

interface StatusCountsProps {
  head: Output<typeof transactionHistory>;
  search: URLSearchParams;
  filters: HistoryFilters;
  onSearch: SetSearch;
  onExport(): void;
}

/** The counts of all, processing and rejected transactions; a press filters the list. The export stands beside them. */
export function StatusCounts({ head, search, filters, onSearch, onExport }: StatusCountsProps) {
  const toggle = (status: 'processing' | 'rejected') =>
    onSearch(withFilters(search, { ...filters, status: filters.status === status ? undefined : status }));
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
      <p role="status" className="text-muted mr-auto">
        <Text id="history.results" values={{ count: head.results }} />
      </p>
      {(['processing', 'rejected'] as const).map((status) => {
        const count = status === 'processing' ? head.processingCount : head.rejectedCount;
        if (count === 0 && filters.status !== status) return null;
        return (
          <button
            key={status}
            type="button"
            aria-pressed={filters.status === status}
            onClick={() => toggle(status)}
            className="border-line bg-raised hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft min-h-11 rounded-full border px-4"
          >
            <Text
              id={status === 'processing' ? 'history.processingCount' : 'history.rejectedCount'}
              values={{ count }}
            />
          </button>
        );
      })}
      <Button variant="secondary" size="small" icon={<Download className="size-4" />} onClick={onExport}>
        <Text id="history.export" />
      </Button>
    </div>
  );
}
