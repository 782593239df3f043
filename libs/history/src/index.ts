import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { List } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Everything that happened on an account (R2.2.2). */
export const history: Feature = {
  id: 'history',
  routes,
  loadEarly: () => import('./early'),
  loadMessages,
  loadStale: () => import('./stale-after'),
  menu: [{ place: 'activity', label: 'kit.place.activity', to: paths.history.to(), icon: List }],
};
