import type { CatalogueLoader } from '@bank/i18n';
import type contracts from './messages-contracts/en.json';
import type en from './messages/en.json';

type En = typeof en & typeof contracts;
declare module '@bank/i18n' {
  // The room's ids join the table of message ids, so that a misspelt one does not compile.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are the members: they come from the catalogue
  interface Messages extends En {}
}

/** The room's texts in one language. A build without contracts holds none about them (R0.7). */
export const loadMessages: CatalogueLoader = BRAND.contracts
  ? async (locale) => {
      const [room, contracts] = await Promise.all([
        import(`./messages/${locale}.json`),
        import(`./messages-contracts/${locale}.json`),
      ]);
      return { default: { ...room.default, ...contracts.default } };
    }
  : (locale) => import(`./messages/${locale}.json`);
