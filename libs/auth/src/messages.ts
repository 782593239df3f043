import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages/en.json';
import type steps from './messages-steps/en.json';

type En = typeof en & typeof steps;
declare module '@bank/i18n' {
  // The room's ids join the table of message ids, so that a misspelt one does not compile.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are what it extends
  interface Messages extends En {}
}

/** The texts of the first page in one language. */
export const loadMessages: CatalogueLoader = (locale) => import(`./messages/${locale}.json`);

/** The texts of the later steps and the other screens, fetched with them. */
export const loadStepMessages: CatalogueLoader = (locale) => import(`./messages-steps/${locale}.json`);
