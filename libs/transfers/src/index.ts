import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { Send } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Sending money: to another customer (spec 2 §2 transfer-p2p). */
export const transfers: Feature = {
  id: 'transfers',
  routes,
  loadMessages,
  menu: [{ label: 'transfers.p2p.menu', to: paths.transferP2p.to(), icon: Send, place: 'pay', order: 10 }],
};
