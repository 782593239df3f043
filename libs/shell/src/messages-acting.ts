import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages-acting/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are what it extends
  interface Messages extends En {}
}

/** What a user reads who acts for another customer; few do. */
export const loadActingMessages: CatalogueLoader = (locale) => import(`./messages-acting/${locale}.json`);
