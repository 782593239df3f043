import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { House, Wallet } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Home with what happened lately (R2.2.1), the accounts, and what one currency is worth in another. */
export const accounts: Feature = {
  id: 'accounts',
  routes,
  loadEarly: () => import('./early'),
  loadMessages,
  loadStale: () => import('./stale-after'),
  menu: [
    { place: 'home', label: 'kit.place.home', to: paths.home.to(), icon: House },
    {
      place: 'accounts',
      label: 'kit.place.accounts',
      to: paths.accounts.to(),
      icon: Wallet,
      when: (may) => may.seeBalances,
    },
  ],
};
