import { query } from '@bank/api-client';
import { transactionHistory, transactionSummary } from '@bank/protocol/history';
import { type HistoryFilters, historyInput, listInput } from '../history-filters';

/** Pages out of sight are forgotten after this, in ms: 100,000 rows are 5,000 pages. */
const FORGET_AFTER_MS = 60_000;

/** Any page of an account's history; most are read as the list scrolls, and the first where no address names the account. */
export function pageQuery(accountId: number | null, filters: HistoryFilters, pageNumber: number) {
  const input = historyInput(accountId, filters, pageNumber);
  return { ...query(transactionHistory, input, { lazy: true }), gcTime: FORGET_AFTER_MS };
}

/** What the whole list adds up to (R2.7.21). */
export function summaryQuery(accountId: number | null, filters: HistoryFilters) {
  return query(transactionSummary, listInput(accountId, filters), { lazy: true });
}
