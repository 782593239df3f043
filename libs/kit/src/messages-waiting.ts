import type { CatalogueLoader } from '@bank/i18n';

/** What home says of what waits (R0.101), in one language. It comes with the board. */
export const loadWaitingMessages: CatalogueLoader = (locale) => import(`./messages-waiting/${locale}.json`);
