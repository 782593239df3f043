import type { CatalogueLoader } from '@bank/i18n';

/**
 * The words of `stated/`: registering and the company's page need them, and home does not. Apart from the other loaders, because the
 * entry would list its files.
 */
export const loadStatedMessages: CatalogueLoader = (locale) => import(`./messages-stated/${locale}.json`);
