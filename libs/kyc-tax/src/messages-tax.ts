import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages-tax/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are what it extends
  interface Messages extends En {}
}

/** What the screens of the tax certification say. */
export const loadTaxMessages: CatalogueLoader = (locale) => import(`./messages-tax/${locale}.json`);
