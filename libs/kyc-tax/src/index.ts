import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** The state an account is in and the documents that change it (R1.4.31 to R1.4.38). */
export const kycTax: Feature = {
  id: 'kyc-tax',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
};
