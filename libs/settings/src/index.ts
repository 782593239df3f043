import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** How a customer protects their account, and who else may use it (spec 2 §7 "Security settings", spec 3 §5 "Users"). */
export const settings: Feature = { id: 'settings', routes, loadMessages };
