import { useLocale } from '@bank/i18n';
import { decimalsOf } from '@bank/money';
import { useMemo } from 'react';
import type { AmountFacts } from './amount-error';

/** What may be typed in a currency. */
export function useAmountFacts(currency: string): AmountFacts {
  const locale = useLocale();
  return useMemo(() => ({ locale, decimals: decimalsOf(currency), currency }), [locale, currency]);
}
