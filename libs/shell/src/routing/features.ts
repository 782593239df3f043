import { accounts } from '@bank/accounts';
import { admin } from '@bank/admin';
import { auth } from '@bank/auth';
import { cards } from '@bank/cards';
import { history } from '@bank/history';
import { insight } from '@bank/insight';
import { invoices } from '@bank/invoices';
import type { Feature } from '@bank/kit';
import { news } from '@bank/news';
import { onboarding } from '@bank/onboarding';
import { payees } from '@bank/payees';
import { profile } from '@bank/profile';
import { recurring } from '@bank/recurring';
import { settings } from '@bank/settings';
import { statements } from '@bank/statements';
import { transfers } from '@bank/transfers';
import { kycTax } from '@bank/kyc-tax';
import { help } from '../help/help';

/** Every feature room there is; a new one is a line here. */
export const features: readonly Feature[] = [
  auth,
  accounts,
  cards,
  history,
  transfers,
  admin,
  kycTax,
  profile,
  settings,
  statements,
  insight,
  news,
  payees,
  recurring,
  help,
  invoices,
  onboarding,
];
