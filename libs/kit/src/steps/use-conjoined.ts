import { useLocale } from '@bank/i18n';

/** "Sales, loans and grants"; null while the names are not here. */
export function useConjoined(): (all: readonly string[] | null) => string | null {
  const locale = useLocale();
  return (all) => all && new Intl.ListFormat(locale, { type: 'conjunction' }).format(all);
}
