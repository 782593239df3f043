import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { Building2 } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Personal and company details, and what may be changed about them (R1.2). */
export const profile: Feature = {
  id: 'profile',
  routes,
  loadMessages,
  loadStale: () => import('./stale-after'),
  menu: [
    {
      place: 'company',
      label: 'kit.place.company',
      to: paths.company.to(),
      icon: Building2,
      when: (may) => may.seeCompany,
      loadHint: () => import('./company/hint'),
    },
  ],
};
