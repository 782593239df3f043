import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Personal and company details, and what may be changed about them (R1.2). */
export const profile: Feature = { id: 'profile', routes, loadMessages, loadStale: () => import('./stale-after') };
