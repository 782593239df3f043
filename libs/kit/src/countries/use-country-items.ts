import { useFormat, useLocale } from '@bank/i18n';
import { useMemo } from 'react';
import { COUNTRIES } from './countries';

/** Every country by its name in the reader's language, in that language's order; for a Select. */
export function useCountryItems(): readonly { id: string; label: string }[] {
  const format = useFormat();
  const locale = useLocale();
  return useMemo(() => {
    const inOrder = new Intl.Collator(locale).compare;
    return COUNTRIES.map((id) => ({ id, label: format.displayName('region', id) })).sort((one, other) =>
      inOrder(one.label, other.label),
    );
  }, [format, locale]);
}
