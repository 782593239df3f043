import type { CatalogueLoader } from '@bank/i18n';

/** What is said about papers (R3.3.6), in one language. They come with the parts of `documents/`. */
export const loadDocumentMessages: CatalogueLoader = (locale) => import(`./messages-documents/${locale}.json`);
