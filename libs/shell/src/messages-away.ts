import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages-away/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are what it extends
  interface Messages extends En {}
}

/** What the signed-in read while the bank is away; the first page does without. */
export const loadAwayMessages: CatalogueLoader = (locale) => import(`./messages-away/${locale}.json`);
