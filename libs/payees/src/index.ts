import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** The book of people and accounts that get money (R2.7.160). */
export const payees: Feature = {
  id: 'payees',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
};
