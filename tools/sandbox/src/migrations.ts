import { migrations as activation } from './activation/migrations';
import { migrations as admin } from './admin/migrations';
import { migrations as analytics } from './analytics/migrations';
import { migrations as auth } from './auth/migrations';
import { migrations as company } from './company/migrations';
import { migrations as contracts } from './contracts/migrations';
import { migrations as customer } from './customer/migrations';
import { migrations as devices } from './devices/migrations';
import { migrations as documents } from './documents/migrations';
import { migrations as history } from './history/migrations';
import { migrations as jobs } from './jobs/migrations';
import { migrations as ledger } from './ledger/migrations';
import { migrations as passkeys } from './passkeys/migrations';
import type { Migration } from './pg/migrate';
import { migrations as platform } from './platform/migrations';
import { migrations as profile } from './profile/migrations';
import { migrations as sei } from './sei/migrations';
import { migrations as settings } from './settings/migrations';
import { migrations as tax } from './tax/migrations';
import { migrations as transfers } from './transfers/migrations';
import { migrations as verification } from './verification/migrations';

/** The schema, room by room: a room comes after those its tables refer to. */
export const migrations: readonly Migration[] = [
  ...platform,
  ...customer,
  ...auth,
  ...activation,
  ...devices,
  ...documents,
  ...profile,
  ...ledger,
  ...settings,
  ...company,
  ...transfers,
  ...passkeys,
  ...sei,
  ...admin,
  ...verification,
  ...analytics,
  ...jobs,
  ...history,
  ...contracts,
  ...tax,
];
