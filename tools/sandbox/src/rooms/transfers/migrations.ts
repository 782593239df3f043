import { approvalSql } from './approval-sql';
import { createSql } from './create-sql';
import { requestApprovalSql } from './request-approval-sql';
import { requestSql, requestTables } from './request-sql';

/** Comes after the ledger, whose row types the functions take. */
export const migrations = [
  { id: '001-transfers', sql: [createSql, approvalSql].join('\n') },
  { id: '002-transfer-requests', sql: [requestTables, requestSql, requestApprovalSql].join('\n') },
];
