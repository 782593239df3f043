import { changeLanguage, languageStore, type Lang } from '@bank/i18n';
import { MissingPart } from '@bank/ui';
import { useCallback, useContext } from 'react';

/**
 * Changes the language. Where its texts cannot be fetched the choice is kept for the next page, and the application above is told: it
 * loads a new release, or says that there is no network.
 */
export function useChangeLanguage(): (lang: Lang) => void {
  const tell = useContext(MissingPart);
  return useCallback(
    (lang) =>
      void changeLanguage(lang).catch((reason: unknown) => {
        languageStore.keep(lang);
        tell(reason);
      }),
    [tell],
  );
}
