import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages/en.json';
import type screens from './messages-screens/en.json';
import type dates from './messages-dates/en.json';
import type documents from './messages-documents/en.json';
import type waiting from './messages-waiting/en.json';
import type stated from './messages-stated/en.json';

type En = typeof en & typeof screens & typeof dates & typeof documents & typeof stated & typeof waiting;
declare module '@bank/i18n' {
  // The room's ids join the table of message ids, so that a misspelt one does not compile.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are the members: they come from the catalogue
  interface Messages extends En {}
}

/** What the first page may have to say: failures, popups, the way out. In one language. */
export const loadMessages: CatalogueLoader = (locale) => import(`./messages/${locale}.json`);

/** What every later screen says: the parts of `screen/` and the words that rooms share. Fetched with the first of them. */
export const loadScreenMessages: CatalogueLoader = (locale) => import(`./messages-screens/${locale}.json`);
