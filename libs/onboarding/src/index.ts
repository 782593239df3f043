import type { Feature } from '@bank/kit';
import { loadMessages } from './messages';
import { routes } from './routes';

/** Becoming a customer, in public. */
export const onboarding: Feature = {
  id: 'onboarding',
  routes,
  ...(loadMessages && { loadMessages }),
};
