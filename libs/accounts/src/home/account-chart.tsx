import { useFormat, useLocale, useText } from '@bank/i18n';
import { type Amount, isPositive, subtract } from '@bank/money';
import { BalanceChart } from '@bank/ui';

export interface AccountChartProps {
  /** What the chart is of: "Balance of Everyday, last month". */
  label: string;
  currency: string;
  /** In time order, at least one. */
  points: readonly { date: string; balance: Amount }[];
  /** On hold, and about to leave. */
  held: Amount;
}

/** A balance as a line; fetched when it comes into view, because the rest of home does not need it. */
export function AccountChart({ label, currency, points, held }: AccountChartProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const ticks = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 4 });
  const now = points.at(-1)?.balance ?? '0';
  const planned = isPositive(held)
    ? [
        {
          at: t('accounts.chart.soon'),
          value: subtract(now, held),
          label: t('accounts.home.onHold', { amount: format.amount(held, currency) }),
        },
      ]
    : [];
  return (
    <BalanceChart
      label={label}
      points={points.map(({ date, balance }) => ({ at: date, value: balance }))}
      planned={planned}
      formatValue={(value) => format.amount(value, currency)}
      formatTick={(value) => ticks.format(value)}
      formatDate={(at) => format.date(at, 'day')}
      formatDay={(at) => format.date(at, points.length > 100 ? 'month' : 'dayMonth')}
      tableLabel={t('accounts.chart.showTable')}
      chartLabel={t('accounts.chart.showChart')}
      dateLabel={t('kit.date')}
      valueLabel={t('kit.balance')}
      todayLabel={t('kit.day.today')}
      happenedLabel={t('accounts.chart.happened')}
      plannedLabel={t('accounts.chart.planned')}
    />
  );
}
