import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Statements of account, month by month, and years of them. */
export const statements: Feature = {
  id: 'statements',
  routes,
  loadMessages,
};
