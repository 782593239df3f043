import { useFormat, useLocale, useText } from '@bank/i18n';
import { type Amount, isPositive, subtract, sum } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { BalanceChart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { rates } from './home-queries';
import { DAYS_AHEAD, heldNow, nextPayments, plannedChanges } from './planned';
import { useComing } from './use-coming';

export interface AccountChartProps {
  /** What the chart is of: "Balance of Everyday, last month". */
  label: string;
  /** The account that it is of; null for everything. */
  accountId: number | null;
  currency: string;
  /** In time order, at least one. */
  points: readonly { date: string; balance: Amount }[];
  /** What holds money: the account, or all of them. */
  accounts: readonly Account[];
}

/**
 * A balance as a line, and what is known to come: what is on hold, then the payments that were approved in advance (ADR-28). Fetched when
 * it comes into view, because the rest of home does not need it.
 */
export function AccountChart({ label, accountId, currency, points, accounts }: AccountChartProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const ticks = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 4 });
  const { changes, held, until } = usePlanned(accounts, accountId, currency);
  const today = points.at(-1)?.date ?? until;
  const now = points.at(-1)?.balance ?? '0';
  const onHold = {
    at: t('accounts.chart.soon'),
    day: today,
    change: subtract('0', held),
    label: t('accounts.home.onHold', { amount: format.amount(held, currency) }),
  };
  const steps = [
    ...(isPositive(held) ? [onHold] : []),
    ...changes.map(({ day, payee, change }) => ({
      at: format.date(day, 'dayMonth'),
      day,
      change,
      label: `${payee} ${isPositive(change) ? '+' : ''}${format.amount(change, currency)}`,
    })),
  ];
  const planned = steps.map(({ at, day, label: what }, index) => ({
    at,
    // What may leave at any moment stands apart from today's dot all the same.
    ahead: Math.max(0.5, daysBetween(today, day)) / DAYS_AHEAD,
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

/** Nothing where it cannot be found out: the chart shows what it knows. */
function usePlanned(accounts: readonly Account[], accountId: number | null, currency: string) {
  const { subscriptions, holds, until } = useComing(accounts);
  const known = useQuery(rates()).data?.rates.rate ?? [];
  return {
    until,
    held: heldNow(holds, subscriptions, currency, known),
    changes: plannedChanges({ accountId, currency }, nextPayments(subscriptions, until), known),
  };
}

/** @param from `YYYY-MM-DD`, as `to` */
const daysBetween = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000);
