import { useFormat, useLocale, useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { BalanceChart } from '@bank/ui';
import { type Period, PERIOD_LABELS } from './chart-period';

export interface AccountChartProps {
  account: Account;
  period: Period;
  /** In time order, at least one; amounts as decimal strings. */
  points: readonly { date: string; balance: string }[];
}

/** The balance of an account as a line; fetched beside its figures, because the rest of home does not need it. */
export function AccountChart({ account, period, points }: AccountChartProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const ticks = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 4 });
  return (
    <BalanceChart
      label={t('accounts.chart.label', { name: account.name, period: t(PERIOD_LABELS[period]) })}
      points={points.map(({ date, balance }) => ({ at: date, value: balance }))}
      formatValue={(value) => format.amount(value, account.currencyCode)}
      formatTick={(value) => ticks.format(value)}
      formatDate={(at) => format.date(at, 'day')}
      tableLabel={t('accounts.chart.showTable')}
      chartLabel={t('accounts.chart.showChart')}
      dateLabel={t('kit.date')}
      valueLabel={t('accounts.chart.balance')}
    />
  );
}
