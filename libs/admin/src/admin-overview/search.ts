import { pageIn } from '@bank/kit';

/** What is looked for, from and for the address. */
export interface CustomerSearch {
  query: string;
  /** From 1. */
  page: number;
}

/** Reads the address; whatever is not a page is the first one. */
export function searchOf(params: URLSearchParams): CustomerSearch {
  return { query: params.get('q') ?? '', page: pageIn(params) };
}

/** The address of a search; what is default stays out of it. */
export function paramsOf({ query, page }: CustomerSearch): URLSearchParams {
  return new URLSearchParams([...(query ? [['q', query]] : []), ...(page > 1 ? [['page', String(page)]] : [])]);
}
