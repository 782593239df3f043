import { accounts } from '@bank/accounts';
import { admin } from '@bank/admin';
import { auth } from '@bank/auth';
import { history } from '@bank/history';
import type { Feature } from '@bank/kit';
import { profile } from '@bank/profile';
import { settings } from '@bank/settings';
import { transfers } from '@bank/transfers';
import { verification } from '@bank/verification';

/** Every feature room there is; a new one is a line here. */
export const features: readonly Feature[] = [
  auth,
  accounts,
  history,
  transfers,
  admin,
  verification,
  profile,
  settings,
];
