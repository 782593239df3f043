import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** How a customer protects their account, and who else may use it (R2.7.10, R3.5.1). */
export const settings: Feature = { id: 'settings', routes, loadMessages, loadStale: () => import('./stale-after') };
