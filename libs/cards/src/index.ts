import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { CreditCard } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Cards, their PINs and what they pay (R1.2.13). */
export const cards: Feature = {
  id: 'cards',
  routes,
  loadEarly: () => import('./early'),
  loadMessages,
  loadStale: () => import('./stale-after'),
  menu: [
    {
      place: 'cards',
      label: 'kit.place.cards',
      to: paths.cards.to(),
      icon: CreditCard,
      when: (may) => may.seeBalances,
    },
  ],
};
