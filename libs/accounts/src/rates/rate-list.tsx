import { Text, useFormat, useLocale } from '@bank/i18n';
import { Row, Rows, Section } from '@bank/kit';
import { formatDecimal } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import type { Rate } from '@bank/protocol/totals';
import { CurrencyToken } from '@bank/ui';
import { MainCurrencyMenu } from '../home/main-currency-menu';
import { useMainCurrency } from '../home/use-total';

interface RateListProps {
  rates: readonly Rate[];
  accounts: readonly Account[];
}

/** What one unit of every other currency is worth in the main one. */
export function RateList({ rates, accounts }: RateListProps) {
  const format = useFormat();
  const locale = useLocale();
  const main = useMainCurrency(accounts);
  const to = main.currency ?? 'EUR';
  return (
    <Section
      title="accounts.rates.list"
      action={main.currencies.length > 1 && <MainCurrencyMenu main={main} currency={to} />}
    >
      <Rows>
        {rates
          .filter(({ toCurrencyCode }) => toCurrencyCode === to)
          .map(({ fromCurrencyCode: from, rate, midRate }) => (
            <Row
              key={from}
              token={<CurrencyToken currency={from} isLarge />}
              title={format.currencyName(from)}
              note={
                midRate !== undefined && (
                  <>
                    <Text id="accounts.rates.mid" />
                    {': '}
                    <span className="whitespace-nowrap tabular-nums">{formatDecimal(midRate, locale)}</span>
                  </>
                )
              }
              aside={
                <span className="whitespace-nowrap tabular-nums">
                  {formatDecimal(rate, locale)} {to}
                </span>
              }
            />
          ))}
      </Rows>
    </Section>
  );
}
