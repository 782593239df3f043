import { query, serverNow } from '@bank/api-client';
import { useFormat, useLocale, useText } from '@bank/i18n';
import { type Amount, isPositive, subtract, sum } from '@bank/money';
import { preApprovedList } from '@bank/protocol/recurring';
import { BalanceChart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rates } from './home-queries';
import { lastDayAhead, nextPayments, plannedChanges } from './planned';

export interface AccountChartProps {
  /** What the chart is of: "Balance of Everyday, last month". */
  label: string;
  /** The account that it is of; null for everything. */
  accountId: number | null;
  currency: string;
  /** In time order, at least one. */
  points: readonly { date: string; balance: Amount }[];
  /** On hold, and about to leave. */
  held: Amount;
}

/**
 * A balance as a line, and what is known to come: what is on hold, then the payments that were approved in advance (ADR-28). Fetched when
 * it comes into view, because the rest of home does not need it.
 */
export function AccountChart({ label, accountId, currency, points, held }: AccountChartProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const ticks = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 4 });
  const changes = usePlannedChanges(accountId, currency);
  const now = points.at(-1)?.balance ?? '0';
  const onHold = {
    at: t('accounts.chart.soon'),
    change: subtract('0', held),
    label: t('accounts.home.onHold', { amount: format.amount(held, currency) }),
  };
  const steps = [
    ...(isPositive(held) ? [onHold] : []),
    ...changes.map(({ day, payee, change }) => ({
      at: format.date(day, 'dayMonth'),
      change,
      label: `${payee} ${isPositive(change) ? '+' : ''}${format.amount(change, currency)}`,
    })),
  ];
  const planned = steps.map(({ at, label: what }, index) => ({
    at,
    value: sum([now, ...steps.slice(0, index + 1).map(({ change }) => change)]),
    label: what,
  }));
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

/** Nothing where the next payments cannot be found out: the chart shows what it knows. */
function usePlannedChanges(accountId: number | null, currency: string) {
  const [until] = useState(() => lastDayAhead(serverNow(Date.now())));
  const { data } = useQuery(query(preApprovedList, {}, { lazy: true }));
  const known = useQuery(rates()).data?.rates.rate ?? [];
  return plannedChanges({ accountId, currency }, nextPayments(data?.subscriptions ?? [], until), known);
}
