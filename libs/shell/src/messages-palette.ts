import type { CatalogueLoader } from '@bank/i18n';
import type en from './messages-palette/en.json';

type En = typeof en;
declare module '@bank/i18n' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the ids are what it extends
  interface Messages extends En {}
}

/** What the palette says; no page needs it before the palette opens. */
export const loadPaletteMessages: CatalogueLoader = (locale) => import(`./messages-palette/${locale}.json`);
