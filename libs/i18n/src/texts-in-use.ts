import { loadCatalogues, type CatalogueLoader } from './catalogues';
import type { Lang } from './language';
import { languageStore } from './language-store';

const inUse = new Set<CatalogueLoader>();

/** Loads what rooms say in the language of now, and remembers that another language needs them, too. @throws when they cannot be fetched */
export async function loadTexts(loaders: readonly CatalogueLoader[]): Promise<void> {
  for (const loader of loaders) inUse.add(loader);
  await loadCatalogues(languageStore.get(), loaders);
}

/** Changes the language once all texts that may be on screen are there, so that none is ever missing. @throws when they cannot be fetched */
export async function changeLanguage(lang: Lang): Promise<void> {
  await loadCatalogues(lang, [...inUse]);
  languageStore.set(lang);
}
