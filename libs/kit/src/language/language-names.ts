import type { Lang } from '@bank/i18n';

/** Every language in its own words, so that its readers find it; not translated, hence no message. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  en: 'English',
  es: 'Español',
  ro: 'Română',
  ru: 'Русский',
  ua: 'Українська',
  pt: 'Português',
};
