import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // The room's ids join the table of message ids, so that a misspelt one does not compile.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are the members: they come from the catalogue
  interface Messages extends En {}
}

/** The room's texts in one language. */
export const loadMessages: CatalogueLoader = (locale) => import(`./messages/${locale}.json`);
