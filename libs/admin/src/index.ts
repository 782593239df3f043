import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** The administrator's entrance (spec 1 §2 /admin-overview, §6). */
export const admin: Feature = { id: 'admin', routes, loadMessages };
