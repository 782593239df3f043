import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { ArrowLeftRight } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Sending money: to another customer, and what others want to send (R2.2.3). */
export const transfers: Feature = {
  id: 'transfers',
  routes,
  loadEarly: () => import('./early'),
  loadMessages,
  loadStale: () => import('./stale-after'),
  menu: [
    {
      place: 'payments',
      label: 'kit.place.payments',
      to: paths.payments.to(),
      icon: ArrowLeftRight,
      loadHint: () => import('./hub/hint'),
    },
  ],
};
