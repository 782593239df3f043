import type { CatalogueLoader } from '@bank/i18n';
import type pages from './messages-pages/en.json';
import type en from './messages/en.json';

type En = typeof en & typeof pages;
declare module '@bank/i18n' {
  // The room's ids join the table of message ids, so that a misspelt one does not compile.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are the members: they come from the catalogue
  interface Messages extends En {}
}

/** What home says, in one language. */
export const loadMessages: CatalogueLoader = (locale) => import(`./messages/${locale}.json`);

/** What the room's other screens say. Fetched with the first of them: home does without. */
export const loadPageMessages: CatalogueLoader = (locale) => import(`./messages-pages/${locale}.json`);
