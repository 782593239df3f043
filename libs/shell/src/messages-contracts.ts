import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages-contracts/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are what it extends
  interface Messages extends En {}
}

/** What the menus say about contracts; none in a build without them (R0.7), nor the files behind it. */
export const contractTexts: readonly CatalogueLoader[] = BRAND.contracts
  ? [(locale) => import(`./messages-contracts/${locale}.json`)]
  : [];
