import { loadTexts } from '@bank/i18n';
import { latePart } from '@bank/ui';
import { loadPaletteMessages } from '../messages-palette';

/** The list of shortcuts, where each is changed; fetched when it is wanted. */
export const ShortcutsSheet = latePart(async () => {
  const [sheet] = await Promise.all([import('./shortcuts-sheet'), loadTexts([loadPaletteMessages])]);
  return sheet;
});
