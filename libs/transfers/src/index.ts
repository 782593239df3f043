import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { ArrowLeftRight, Send } from 'lucide-react';
import { loadMessages, loadStepMessages } from './messages';
import { routes } from './routes';

/** Sending money: to another customer, and what others want to send (R2.2.3). */
export const transfers: Feature = {
  id: 'transfers',
  routes,
  loadMessages,
  loadFurtherMessages: loadStepMessages,
  loadStale: () => import('./stale-after'),
  menu: [
    { label: 'transfers.p2p.menu', to: paths.transferP2p.to(), icon: Send, place: 'pay', order: 10 },
    { label: 'transfers.account.menu', to: paths.transferAccount.to(), icon: ArrowLeftRight, place: 'pay', order: 20 },
  ],
};
