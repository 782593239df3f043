import type { MessageId } from '@bank/i18n';
import type { Theme } from '../preferences/preferences';

/** What each theme is called. */
export const THEME_WORDS: Readonly<Record<Theme, MessageId>> = {
  system: 'kit.appearance.system',
  light: 'kit.appearance.light',
  dark: 'kit.appearance.dark',
};
