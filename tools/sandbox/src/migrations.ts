import { migrations as auth } from './auth/migrations';
import { migrations as customer } from './customer/migrations';
import { migrations as ledger } from './ledger/migrations';
import type { Migration } from './pg/migrate';
import { migrations as platform } from './platform/migrations';
import { migrations as transfers } from './transfers/migrations';

/** The schema, room by room: a room comes after those its tables refer to. */
export const migrations: readonly Migration[] = [...platform, ...customer, ...auth, ...ledger, ...transfers];
