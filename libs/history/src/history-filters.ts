import { readerZone } from '@bank/kit';
import { isAmount } from '@bank/money';
import { type Input } from '@bank/protocol';
import {
  category,
  operationType,
  type transactionHistory,
  type transactionSummary,
  transactionStatus,
} from '@bank/protocol/history';

/** The history filter (R2.3.14), as the address holds it. */
export interface HistoryFilters {
  keyword?: string;
  transactionType?: (typeof operationType.options)[number];
  fromDate?: string;
  toDate?: string;
  fromAmount?: string;
  toAmount?: string;
  transactionDirection?: 'in' | 'out';
  email?: string;
  status?: (typeof transactionStatus.options)[number];
  /** Beyond R2.3.14 (R2.7.20). */
  category?: (typeof category.options)[number];
}

/** The history screen pages by 20 (R0.4). */
export const PAGE_SIZE = 20;

/** A day of the calendar: the bank refuses the 31st of February, and a chip would call it the 3rd of March. */
function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
const oneOf = (allowed: readonly string[]) => (value: string) => allowed.includes(value);

/** Each filter: its name in the address and what it may be. Anything else in the address is ignored, never sent. */
const FILTERS: Record<keyof HistoryFilters, { name: string; allows: (value: string) => boolean }> = {
  keyword: { name: 'q', allows: (value) => value.length <= 100 },
  transactionType: { name: 'type', allows: oneOf(operationType.options) },
  fromDate: { name: 'from', allows: isDay },
  toDate: { name: 'to', allows: isDay },
  fromAmount: { name: 'min', allows: isAmount },
  toAmount: { name: 'max', allows: isAmount },
  transactionDirection: { name: 'direction', allows: oneOf(['in', 'out']) },
  email: { name: 'email', allows: (value) => value.length <= 254 },
  status: { name: 'status', allows: oneOf(transactionStatus.options) },
  category: { name: 'category', allows: oneOf(category.options) },
};
const KEYS = Object.keys(FILTERS) as (keyof HistoryFilters)[];

/** The filters in an address. */
export function filtersOf(search: URLSearchParams): HistoryFilters {
  const entries = KEYS.flatMap((key) => {
    const { name, allows } = FILTERS[key];
    const value = search.get(name)?.trim();
    return value && allows(value) ? [[key, value]] : [];
  });
  // The table above has checked every value against what its key allows.
  return Object.fromEntries(entries) as HistoryFilters;
}

/** The address with these filters. It closes the popups, the open row (which the new list may lack) and the export of the old list. */
export function withFilters(
  search: URLSearchParams,
  filters: Partial<Record<keyof HistoryFilters, string>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of KEYS) {
    const value = filters[key];
    if (value) next.set(FILTERS[key].name, value);
    else next.delete(FILTERS[key].name);
  }
  for (const name of ['open', 'details', 'at', 'export']) next.delete(name);
  return next;
}

/** How many filters are set; the keyword has its own field and is not counted. */
export function filterCount(filters: HistoryFilters): number {
  return Object.keys(filters).filter((key) => key !== 'keyword').length;
}

/** The list itself: an account or all (null), with fees folded into their transactions and days as the reader's (R2.7.20). */
export function listInput(accountId: number | null, filters: HistoryFilters): Input<typeof transactionSummary> {
  return { ...(accountId !== null && { accountId }), foldFees: true, timeZone: readerZone(), ...filters };
}

/** The input of the call, page 1 first (R2.9.2). */
export function historyInput(
  accountId: number | null,
  filters: HistoryFilters,
  pageNumber: number,
): Input<typeof transactionHistory> {
  return { ...listInput(accountId, filters), pageNumber, pageSize: PAGE_SIZE };
}

/** The pages that hold these rows, 1-based. */
export function pagesOf(firstRow: number, lastRow: number): number[] {
  const first = Math.floor(Math.max(0, firstRow) / PAGE_SIZE) + 1;
  const last = Math.floor(Math.max(0, lastRow) / PAGE_SIZE) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
