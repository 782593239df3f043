import type { Input } from '@bank/protocol';
import type { HistoryView, historyViewSave } from '@bank/protocol/history-remarks';
import { ALL } from '../../default-account';
import { filtersOf, type HistoryFilters, withFilters } from '../../history-filters';
import { periodOf, presetOf, PRESETS } from '../../period-rules';

/** The filters of a view as the bank keeps them. */
export type ViewFilter = NonNullable<Input<typeof historyViewSave>['filter']>;

/**
 * The filters of the list as a view. Days that are a period of the calendar go along with it: this month is this month in March, too.
 * @param accountId null for all accounts
 */
export function viewFilterOf(accountId: number | null, filters: HistoryFilters, today: string): ViewFilter {
  const { fromDate, toDate, ...rest } = filters;
  const preset = presetOf({ from: fromDate ?? '', to: toDate ?? '' }, today);
  return {
    ...rest,
    ...(accountId !== null && { accountId }),
    ...(preset === null ? { fromDate, toDate } : preset !== 'any' && { period: preset }),
  };
}

/** The address of a view on this day. */
export function viewSearch({ filter }: Pick<HistoryView, 'filter'>, today: string): URLSearchParams {
  const preset = PRESETS.find((each) => each === filter['period']);
  const { from, to } = preset === undefined ? { from: '', to: '' } : periodOf(preset, today);
  const text = (key: string) => (filter[key] === undefined ? undefined : String(filter[key]));
  const search = withFilters(new URLSearchParams({ accountId: text('accountId') ?? ALL }), {
    keyword: text('keyword'),
    transactionType: text('transactionType'),
    fromDate: from || text('fromDate'),
    toDate: to || text('toDate'),
    fromAmount: text('fromAmount'),
    toAmount: text('toAmount'),
    transactionDirection: text('transactionDirection'),
    status: text('status'),
    email: text('email'),
    category: text('category'),
  });
  return search;
}

/** Whether the list shows just what a view keeps. */
export function isShown(
  view: Pick<HistoryView, 'filter'>,
  accountId: number | null,
  filters: HistoryFilters,
  today: string,
): boolean {
  const search = viewSearch(view, today);
  const account = search.get('accountId');
  return account === (accountId === null ? ALL : String(accountId)) && isSame(filtersOf(search), filters);
}

const isSame = (one: HistoryFilters, other: HistoryFilters) => sorted(one) === sorted(other);
const sorted = (filters: HistoryFilters) =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
