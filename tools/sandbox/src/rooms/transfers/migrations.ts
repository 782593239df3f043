import tables from './tables.sql?raw';

/** Comes after the ledger, whose transfers the tables refer to. */
export const migrations = [{ id: '002-transfer-requests', sql: tables }];
