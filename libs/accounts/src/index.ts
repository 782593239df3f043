import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { House } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Home: accounts, balances and what happened lately (R2.2.1). */
export const accounts: Feature = {
  id: 'accounts',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
  menu: [{ label: 'accounts.home.menu', to: paths.home.to(), icon: House, place: 'home', order: 10 }],
};
