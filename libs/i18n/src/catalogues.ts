import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { localeOf, type Lang, type Locale } from './language';

/** An ICU message: its text, or what the build already parsed it into. */
export type Message = string | MessageFormatElement[];
export type Catalogue = Readonly<Record<string, Message>>;

/** Fetches one room's texts in one language; a room exports its own as `loadMessages`. */
export type CatalogueLoader = (locale: Locale) => Promise<{ default: Record<string, Message> }>;

const NOTHING: Catalogue = {};
const merged = new Map<Locale, Catalogue>();
const loading = new Map<Locale, Map<CatalogueLoader, Promise<void>>>();
const listeners = new Set<() => void>();

/** Merges texts that are already loaded, such as those of the prerendered page. */
function add(lang: Lang, catalogue: Catalogue): void {
  const locale = localeOf(lang);
  merged.set(locale, { ...merged.get(locale), ...catalogue });
  for (const listener of listeners) listener();
}

/**
 * Loads the texts of the given rooms in a language and merges them. Each loader runs once per language; a loader that
 * failed runs again on the next call.
 * @throws the rejection of a loader: a page without its texts cannot be shown
 */
async function load(lang: Lang, loaders: readonly CatalogueLoader[]): Promise<void> {
  const locale = localeOf(lang);
  const known = loading.get(locale) ?? new Map<CatalogueLoader, Promise<void>>();
  loading.set(locale, known);
  await Promise.all(
    loaders.map((loader) => {
      const running =
        known.get(loader) ??
        loader(locale).then(
          (module) => add(lang, module.default),
          (reason: unknown) => {
            known.delete(loader);
            throw reason;
          },
        );
      known.set(loader, running);
      return running;
    }),
  );
}

/** The texts that have arrived, by language. The snapshot of a language keeps its identity until more arrive. */
export const catalogueStore = {
  add,
  load,
  get: (lang: Lang): Catalogue => merged.get(localeOf(lang)) ?? NOTHING,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** `catalogueStore.load`, for loaders of routes. */
export const loadCatalogues = load;
