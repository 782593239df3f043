import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** The administrator's entrance (R1.2.7, R1.6.1). */
export const admin: Feature = { id: 'admin', routes, loadMessages };
