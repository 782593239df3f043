import { useFormat, useLocale, useText } from '@bank/i18n';
import type { InsightMonth } from '@bank/protocol/insight';
import { BalanceChart } from '@bank/ui';
import { daysOf } from './months';

export interface BalanceLineProps {
  months: readonly InsightMonth[];
  currency: string;
}

/** The balances as steps, with their table. */
export function BalanceLine({ months, currency }: BalanceLineProps) {
  const t = useText();
  const format = useFormat();
  const ticks = new Intl.NumberFormat(useLocale(), { notation: 'compact', maximumFractionDigits: 4 });
  return (
    <BalanceChart
      label={t('insight.balances')}
      points={months.map(({ month, balance }) => ({ at: daysOf(month).to, value: balance }))}
      formatValue={(value) => format.amount(value, currency)}
      formatTick={(value) => ticks.format(value)}
      formatDate={(at) => format.date(at, 'month')}
      formatDay={(at) => format.date(at, 'month')}
      tableLabel={t('insight.asTable')}
      chartLabel={t('insight.asChart')}
      dateLabel={t('insight.month')}
      valueLabel={t('kit.balance')}
      todayLabel={t('kit.day.today')}
      happenedLabel={t('kit.balance')}
      plannedLabel=""
    />
  );
}
