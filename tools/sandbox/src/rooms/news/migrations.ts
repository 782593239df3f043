import type { Migration } from '../../platform/pg/migrate';
import tables from './tables.sql?raw';

/** What the bank announces, and what each reader answered (R2.3.40). */
export const migrations: readonly Migration[] = [{ id: '001-news', sql: tables }];
