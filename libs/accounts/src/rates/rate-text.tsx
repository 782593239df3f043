import { Text, useLocale } from '@bank/i18n';
import { formatDecimal, type Amount } from '@bank/money';

/** "1 EUR = 1.08695652 USD": rates have no symbol, and keep all their decimals. */
export function RateText({ from, to, rate }: { from: string; to: string; rate: Amount }) {
  const locale = useLocale();
  return (
    <span className="whitespace-nowrap tabular-nums">
      <Text id="accounts.rates.one" values={{ from, to, rate: formatDecimal(rate, locale) }} />
    </span>
  );
}
