import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { Settings } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** What a customer sets once: themself, their protection, who else may use the account (R1.2.18, R2.7.10, R3.5.1). */
export const settings: Feature = {
  id: 'settings',
  routes,
  loadEarly: () => import('./early'),
  // The navigation says one word of the room, which is the kit's.
  loadFurtherMessages: loadMessages,
  loadStale: () => import('./stale-after'),
  loadPages: () => import('./places/pages'),
  menu: [
    {
      place: 'settings',
      label: 'kit.place.settings',
      to: paths.settings.to(),
      icon: Settings,
      loadHint: () => import('./places/hint'),
    },
  ],
};
