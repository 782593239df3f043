import { approvalSql } from './approval-sql';
import { createSql } from './create-sql';

/** Comes after the ledger, whose row types the functions take. */
export const migrations = [{ id: '001-transfers', sql: [createSql, approvalSql].join('\n') }];
