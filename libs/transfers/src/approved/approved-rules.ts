import { query } from '@bank/api-client';
import { sum, type Amount } from '@bank/money';
import { accessRight } from '@bank/protocol';
import { transactionRequestList, type TransactionRequest } from '@bank/protocol/transfer-requests';
import type { Missing } from '@bank/session';

/** How many requests a page has (R2.9.2). */
export const PAGE_SIZE = 50;

/** What the list shows; all of it stands in the address. */
export interface RequestFilter {
  page: number;
  /** The user who made them; null: everybody. */
  createdBy: number | null;
}

/** What is in the address as a whole number from 1 on; anything else counts as not said. */
function numberIn(search: URLSearchParams, name: string): number | null {
  const value = Number(search.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** What the address asks for. */
export const filterOf = (search: URLSearchParams): RequestFilter => ({
  page: numberIn(search, 'page') ?? 1,
  createdBy: numberIn(search, 'createdBy'),
});

/** The search part of a filter's address; what is not narrowed is left out. */
export const searchOf = ({ page, createdBy }: RequestFilter): Record<string, string> => ({
  ...(page > 1 ? { page: String(page) } : {}),
  ...(createdBy === null ? {} : { createdBy: String(createdBy) }),
});

export const listQuery = ({ page, createdBy }: RequestFilter) =>
  query(transactionRequestList, { page, size: PAGE_SIZE, ...(createdBy === null ? {} : { createdBy }) });

/** What one may decide: only what another person made (maker is not checker; R2.4.6, D32). */
export const decidable = (requests: readonly TransactionRequest[], mayApprove: boolean): TransactionRequest[] =>
  mayApprove ? requests.filter(({ isOwn }) => !isOwn) : [];

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
