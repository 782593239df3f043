import { loadTexts } from '@bank/i18n';
import { latePart } from '@bank/ui';
import { loadMessages } from '../messages';

// What the room brings to home.

export { waiting } from './waiting';

export const HomePart = latePart(async () => {
  const [{ HomeCards }] = await Promise.all([import('./home-cards'), loadTexts([loadMessages])]);
  return { default: HomeCards };
});
