import type { CatalogueLoader } from '@bank/i18n';

/** What fields of days say, in one language. It comes with them. */
export const loadDateMessages: CatalogueLoader = (locale) => import(`./messages-dates/${locale}.json`);
