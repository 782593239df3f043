import { createContext, useMemo, type ReactNode } from 'react';

interface UiWords {
  locale: string;
  /** In the search field of a long list, while it is empty. */
  typeToSearch: string;
  /** Below the search field of a long list in which nothing fits what is typed. */
  nothingFound: string;
}

/** Read by what overlays are made of, because it comes with the first overlay. */
export const UiWordsContext = createContext<UiWords | null>(null);

/** The language of the few words that the accessible primitives say by themselves ("dismiss", "selected"), and those that no caller gives. */
export function UiLocale({ locale, typeToSearch, nothingFound, children }: UiWords & { children: ReactNode }) {
  const words = useMemo(() => ({ locale, typeToSearch, nothingFound }), [locale, typeToSearch, nothingFound]);
  return <UiWordsContext value={words}>{children}</UiWordsContext>;
}
