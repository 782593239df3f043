import type { Migration } from '../../platform/pg/migrate';
import lines from './lines.sql?raw';
import parts from './parts.sql?raw';
import reminders from './reminders.sql?raw';
import tables from './tables.sql?raw';

/** Comes after the customers, their users and the ledger. */
export const migrations: readonly Migration[] = [
  { id: '001-invoices', sql: tables },
  { id: '002-invoice-lines', sql: lines },
  { id: '003-invoice-parts', sql: parts },
  { id: '004-invoice-reminders', sql: reminders },
];
