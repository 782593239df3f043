import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { ShieldCheck } from 'lucide-react';
import { loadMessages } from './messages';
import { routes } from './routes';

/** How a customer protects their account, and who else may use it (spec 2 §7 "Security settings", spec 3 §5 "Users"). */
export const settings: Feature = {
  id: 'settings',
  routes,
  loadMessages,
  menu: [{ label: 'settings.menu', to: paths.setting.to(), icon: ShieldCheck, place: 'more', order: 20 }],
};
