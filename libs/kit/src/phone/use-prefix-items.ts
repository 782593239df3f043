import { useFormat, useLocale } from '@bank/i18n';
import type { PhoneCode } from '@bank/protocol/phones';
import { useMemo } from 'react';

/** "Romania +40", by name in the reader's language, for a Select; the id is the country's code. */
export function usePrefixItems(codes: readonly PhoneCode[]): readonly { id: string; label: string }[] {
  const format = useFormat();
  const locale = useLocale();
  return useMemo(() => {
    const inOrder = new Intl.Collator(locale).compare;
    return codes
      .map(({ countryCode: id, phoneCode }) => ({ id, label: `${format.displayName('region', id)} +${phoneCode}` }))
      .sort((one, other) => inOrder(one.label, other.label));
  }, [codes, format, locale]);
}
