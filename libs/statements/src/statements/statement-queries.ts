import { query, type QueryOptions } from '@bank/api-client';
import { accountStatements, statementExportList } from '@bank/protocol/statements';

/** A page of the list (R2.9.2): as many as a year has. */
export const MONTHS_A_PAGE = 12;

/** All accounts that have statements. */
export const accountsQuery = () => query(accountStatements, { source: 'monthly' });

/**
 * One page of an account's months, from 1; the newest month first.
 * @param options lazy where the account follows from the answer about accounts
 */
export const monthsQuery = (accountId: number, pageNumber: number, options: QueryOptions = {}) =>
  query(statementExportList, { accountId, source: 'monthly', pageNumber, pageSize: MONTHS_A_PAGE }, options);
