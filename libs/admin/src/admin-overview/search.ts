import { pageIn } from '@bank/kit';

/** A search, as the address holds it. */
export interface CustomerSearch {
  query: string;
  /** From 1. */
  page: number;
}

/** The longest that the bank looks for, as the field has it. */
const LONGEST = 100;

/** Reads the address; an invalid page is page 1. */
export function searchOf(params: URLSearchParams): CustomerSearch {
  return { query: (params.get('q') ?? '').slice(0, LONGEST), page: pageIn(params) };
}

/** The address of a search, without defaults. */
export function paramsOf({ query, page }: CustomerSearch): URLSearchParams {
  return new URLSearchParams([...(query ? [['q', query]] : []), ...(page > 1 ? [['page', String(page)]] : [])]);
}
