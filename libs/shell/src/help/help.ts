import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { LifeBuoy } from 'lucide-react';
import { loadHelpMessages } from '../messages-help';

/** Questions, ways to reach the bank, and whether it works just now. Conversations come with their own room. */
export const help: Feature = {
  id: 'help',
  routes: { main: [{ path: paths.help.pattern, lazy: () => import('./help-screen') }] },
  loadMessages: loadHelpMessages,
  menu: [{ place: 'help', label: 'kit.place.help', to: paths.help.to(), icon: LifeBuoy }],
};
