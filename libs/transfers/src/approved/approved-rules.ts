import { query } from '@bank/api-client';
import { readerZone } from '@bank/kit';
import { sum, type Amount } from '@bank/money';
import { accessRight } from '@bank/protocol';
import type { OperationType } from '@bank/protocol/history';
import { transactionRequestList, type TransactionRequest } from '@bank/protocol/transfer-requests';
import type { Missing } from '@bank/session';

/** How many requests a page has (R2.9.2). */
export const PAGE_SIZE = 50;

/** What the list shows; all of it stands in the address. */
export interface RequestFilter {
  page: number;
  /** The user who made them; null: everybody. */
  createdBy: number | null;
  /** Null: every kind. */
  type: RequestKind | null;
  /** First and last day on which it was ordered, `YYYY-MM-DD`; '' where it is open. */
  from: string;
  to: string;
}

/** The kinds of payment that can wait for another user, in the order of the filter. */
export const REQUEST_KINDS = [
  'P2P',
  'BankTransfer',
  'Wire',
  'OwnTransfer',
  'CardLoad',
  'Exchange',
] as const satisfies OperationType[];
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What is in the address as a whole number from 1 on; anything else counts as not said. */
function numberIn(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** A day of the calendar; the bank refuses one that never was. */
function dayIn(search: URLSearchParams, name: string): string {
  const day = search.get(name) ?? '';
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day) ? day : '';
}

/** What the address asks for; what it misspells counts as not said. */
export const filterOf = (search: URLSearchParams): RequestFilter => ({
  page: numberIn(search, 'page') ?? 1,
  createdBy: numberIn(search, 'createdBy'),
  type: REQUEST_KINDS.find((kind) => kind === search.get('type')) ?? null,
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
});

/** The search part of a filter's address; what is not narrowed is left out. */
export const searchOf = ({ page, createdBy, type, from, to }: RequestFilter): Record<string, string> => ({
  ...(page > 1 ? { page: String(page) } : {}),
  ...(createdBy === null ? {} : { createdBy: String(createdBy) }),
  ...(type === null ? {} : { type }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

/** Whether anything is left out of the list. */
export const isNarrowed = (filter: RequestFilter): boolean => Object.keys(searchOf({ ...filter, page: 1 })).length > 0;

export const listQuery = ({ page, createdBy, type, from, to }: RequestFilter) =>
  query(transactionRequestList, {
    page,
    size: PAGE_SIZE,
    ...(createdBy === null ? {} : { createdBy }),
    ...(type === null ? {} : { transactionType: type }),
    ...(from === '' ? {} : { fromDate: from }),
    ...(to === '' ? {} : { toDate: to }),
    ...(from === '' && to === '' ? {} : { timeZone: readerZone() }),
  });

/** What one may decide: only what another person made (maker is not checker; R2.4.6, D32), and what one has not approved yet (R2.4.71). */
export const decidable = (requests: readonly TransactionRequest[], mayApprove: boolean): TransactionRequest[] =>
  mayApprove ? requests.filter(({ isOwn, approvals }) => !isOwn && !approvals.some(({ isYours }) => isYours)) : [];

/** Approved so far by fewer people than it needs, as the bank says in its answer to an approval (R2.4.71). */
export const isStillWaiting = ({ approvals, approvalsNeeded }: TransactionRequest): boolean =>
  approvals.length < approvalsNeeded;

/** What leaves the company's accounts, fees included, by currency in the order of the requests. */
export function totalsOf(requests: readonly TransactionRequest[]): { currency: string; amount: Amount }[] {
  const currencies = [...new Set(requests.map(({ summary }) => summary.debitCurrencyCode))];
  return currencies.map((currency) => ({
    currency,
    amount: sum(
      requests.filter(({ summary }) => summary.debitCurrencyCode === currency).map(({ summary }) => summary.total),
    ),
  }));
}

/** Full access would do as well; what is missing is named by the least that is enough. */
export const namedMissing = (missing: Missing): Missing =>
  missing.kind === 'right' ? { kind: 'right', anyOf: [accessRight.confirmed] } : missing;
