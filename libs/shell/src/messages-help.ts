import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages-help/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are what it extends
  interface Messages extends En {}
}

/** What the page of help says. */
export const loadHelpMessages: CatalogueLoader = (locale) => import(`./messages-help/${locale}.json`);
