import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Where money came from and went: by month, by category and by payee. */
export const insight: Feature = {
  id: 'insight',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
};
