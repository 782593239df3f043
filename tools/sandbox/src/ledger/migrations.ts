import { currencyRows } from './currencies';
import tables from './tables.sql?raw';

/** Comes after the customers' tables. */
export const migrations = [
  { id: '001-ledger', sql: [tables, currencyRows].join('\n') },
  { id: '003-payment-code-sends', sql: 'ALTER TABLE payment ADD COLUMN code_sends int NOT NULL DEFAULT 0' },
];
