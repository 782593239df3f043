import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { History } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Everything that happened on an account (R2.2.2). */
export const history: Feature = {
  id: 'history',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
  menu: [{ label: 'kit.place.history', to: paths.history.to(), icon: History, place: 'home', order: 20 }],
};
