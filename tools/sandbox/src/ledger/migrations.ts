import { currencyRows } from './currencies';
import { postingSql } from './posting-sql';
import { ledgerSchema } from './schema';

/** Comes after the customers' tables: the functions read them. */
export const migrations = [{ id: '001-ledger', sql: [ledgerSchema, currencyRows, postingSql].join('\n') }];
