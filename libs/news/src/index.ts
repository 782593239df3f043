import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Announcements of the bank, and what it asks its customers to agree to (R2.4.7, R2.7.70). */
export const news: Feature = {
  id: 'news',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
  loadGate: () => import('./gate/news-gate'),
};
