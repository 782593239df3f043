/**
 * Every message id of the product. Each room adds its own in its src/messages.ts:
 * `declare module '@bank/i18n' { interface Messages extends En {} }`.
 * It stands in this file because TypeScript merges only into the module that the declaration names.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- empty until the rooms augment it
export interface Messages {}
export type MessageId = keyof Messages & string;

export { catalogueStore, loadCatalogues } from './catalogues';
export type { Catalogue, CatalogueLoader, Message } from './catalogues';
export { formatsOf } from './format';
export type { DateStyle, Formats } from './format';
export { I18nProvider, Text, useFormat, useLang, useLocale, useText } from './i18n-provider';
export type { RichValues, TextOf, TextValues } from './i18n-provider';
export { isolated } from './isolate';
export { intlTagOf, isLang, LANGS, langOf, localeOf } from './language';
export type { Lang, Locale } from './language';
export { chooseLanguage, languageStore } from './language-store';
export type { OfferedLanguages } from './language-store';
export { changeLanguage, loadTexts } from './texts-in-use';
