import type { Migration } from '../../../platform/pg/migrate';
import outside from './outside.sql?raw';
import tables from './tables.sql?raw';

/** Comes after the ledger. */
export const migrations: readonly Migration[] = [
  { id: '001-recurring', sql: tables },
  { id: '002-recurring-outside', sql: outside },
];
