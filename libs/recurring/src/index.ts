import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Payments that were approved once and repeat. */
export const recurring: Feature = {
  id: 'recurring',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
};
