import { langOf, localeOf, isLang, type Lang } from './language';

const KEY = 'bank.lang';

/** The languages a brand offers, in its order, and its default. */
export interface OfferedLanguages {
  languages: readonly Lang[];
  defaultLanguage: Lang;
}

/** The language to start in: the one chosen before, else the browser's first that is offered, else the brand's default. */
export function chooseLanguage(saved: string | null, preferred: readonly string[], offered: OfferedLanguages): Lang {
  const { languages, defaultLanguage } = offered;
  if (isLang(saved) && languages.includes(saved)) return saved;
  for (const tag of preferred) {
    const lang = langOf(tag);
    if (lang && languages.includes(lang)) return lang;
  }
  return defaultLanguage;
}

let offered: OfferedLanguages = { languages: ['en'], defaultLanguage: 'en' };
let current: Lang | null = null;
const listeners = new Set<() => void>();

/** Storage may be forbidden by the browser's settings; the language then lasts as long as the page. */
function saved(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function show(lang: Lang): void {
  current = lang;
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(lang);
}

/** The current language. It is kept between visits, and `<html lang>` follows it. */
export const languageStore = {
  /** Sets the offered languages and picks the first one to show. Call once, before the first render. */
  init(brand: OfferedLanguages): Lang {
    offered = brand;
    const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
    show(chooseLanguage(saved(), preferred, offered));
    return languageStore.get();
  },
  get: (): Lang => current ?? offered.defaultLanguage,
  /** Ignores a language that the brand does not offer. Load its catalogues first, so that no text is missing. */
  set(lang: Lang): void {
    if (!offered.languages.includes(lang)) return;
    show(lang);
    languageStore.keep(lang);
    for (const listener of listeners) listener();
  },
  /** Starts the next page in this language. */
  keep(lang: Lang): void {
    try {
      localStorage.setItem(KEY, lang);
    } catch {
      // Forbidden storage: see `saved`.
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
