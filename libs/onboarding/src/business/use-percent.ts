import { useLocale } from '@bank/i18n';
import { isAmount } from '@bank/money';
import { useMemo } from 'react';

/** Shares have up to four decimals (R0.45). A decimal text is formatted exactly, and as a unit it is not multiplied by 100. */
const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 4 } as const;

/** Writes a share as the language does: "33.3333" → "33,3333 %". A text that is no number is written as it is. */
export function usePercent(): (percent: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, PERCENT);
    return (percent) => (isAmount(percent) ? format.format(percent) : percent);
  }, [locale]);
}
