import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Invoices between customers. Payments lead to them (ADR-26), so that they have no line of their own in the menu. */
export const invoices: Feature = {
  id: 'invoices',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
};
