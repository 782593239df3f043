import { auth } from '@bank/auth';
import type { CatalogueLoader } from '@bank/i18n';
import { loadMessages as kitTexts } from '@bank/kit';
import { loadMessages as shellTexts } from '../messages';

/** What the first page says; built as one file per language (tools/workspace/vite/chunks.ts). */
export const firstPageTexts: readonly CatalogueLoader[] = [
  shellTexts,
  kitTexts,
  ...(auth.loadMessages ? [auth.loadMessages] : []),
];
