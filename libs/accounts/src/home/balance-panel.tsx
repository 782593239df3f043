import { AccountSelect, failureText, usePreferences } from '@bank/kit';
import { Text, useFormat, useLocale, useText } from '@bank/i18n';
import type { Account } from '@bank/protocol';
import { BalanceChart, Button, ErrorState, Panel, SectionHeading, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openAccounts } from '../account-rules';
import { localDay, type Period, PERIOD_LABELS, periodOf, PERIODS } from './chart-period';
import { chartPoints } from './home-queries';

/** How the balance of one account went; which account and how far back stand in the address. */
export function BalancePanel({ accounts }: { accounts: readonly Account[] }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const open = openAccounts(accounts);
  const account = open.find(({ accountId }) => String(accountId) === search.get('chart')) ?? open[0];
  const period = periodOf(search.get('period'));
  const set = (name: string, value: string) =>
    setSearch(
      (known) => {
        known.set(name, value);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  if (!account) return null;
  return (
    <Panel>
      <SectionHeading>
        <Text id="accounts.chart.title" />
      </SectionHeading>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-56 flex-1">
          <AccountSelect
            label={t('accounts.chart.account')}
            accounts={open}
            value={account.accountId}
            onChange={(accountId) => set('chart', String(accountId))}
          />
        </div>
        <div role="group" aria-label={t('accounts.chart.period')} className="flex flex-wrap gap-2">
          {PERIODS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === period}
              onClick={() => set('period', each)}
              className="chip"
            >
              <Text id={PERIOD_LABELS[each]} />
            </button>
          ))}
        </div>
      </div>
      <Chart account={account} period={period} />
    </Panel>
  );
}

function Chart({ account, period }: { account: Account; period: Period }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const isHidden = usePreferences((state) => state.hideBalances);
  // Kept while the page is open: a chart that jumps a day at midnight helps nobody.
  const [today] = useState(() => localDay(Date.now()));
  const { data, error, refetch } = useQuery(chartPoints(account.accountId, period, today));
  if (isHidden) {
    return (
      <p className="text-muted py-12 text-center">
        <Text id="accounts.chart.hidden" />
      </p>
    );
  }
  if (!data) {
    if (!error) return <Skeleton shape="block" label={t('accounts.chart.loading')} />;
    return (
      <ErrorState
        title={<Text id="accounts.chart.failed" />}
        retry={
          <Button variant="secondary" onClick={() => void refetch()}>
            <Text id="accounts.home.retry" />
          </Button>
        }
      >
        {failureText(error, t)}
      </ErrorState>
    );
  }
  if (data.points.length === 0) {
    return (
      <p className="text-muted py-12 text-center">
        <Text id="accounts.chart.empty" />
      </p>
    );
  }
  const ticks = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 4 });
  return (
    <BalanceChart
      label={t('accounts.chart.label', { name: account.name, period: t(PERIOD_LABELS[period]) })}
      points={data.points.map(({ date, balance }) => ({ at: date, value: balance }))}
      formatValue={(value) => format.amount(value, account.currencyCode)}
      formatTick={(value) => ticks.format(value)}
      formatDate={(at) => format.date(at, 'day')}
      tableLabel={t('accounts.chart.showTable')}
      chartLabel={t('accounts.chart.showChart')}
      dateLabel={t('accounts.chart.date')}
      valueLabel={t('accounts.chart.balance')}
    />
  );
}
