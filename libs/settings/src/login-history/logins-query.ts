import { query, type QueryOptions } from '@bank/api-client';
import { loginHistory } from '@bank/protocol/settings';

export const LOGINS_A_PAGE = 20;

/** One page of the logins, from 1. */
export const loginsQuery = (pageNumber: number, options: QueryOptions = {}) =>
  query(loginHistory, { pageNumber, pageSize: LOGINS_A_PAGE }, options);
