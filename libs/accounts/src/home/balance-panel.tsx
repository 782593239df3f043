import { AccountSelect, Answer, usePreferences } from '@bank/kit';
import { Text, useText, type MessageId } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { ErrorState, Panel, SectionHeading, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openAccounts } from '../account-rules';
import { localDay, type Period, PERIOD_LABELS, periodOf, PERIODS } from './chart-period';
import type { AccountChartProps } from './account-chart';
import { chartPoints } from './home-queries';

/** Fetches the drawing beside the figures, so that neither waits for the other. */
export const loadChart = (): Promise<{ default: ComponentType<AccountChartProps> }> =>
  import('./account-chart').then(
    ({ AccountChart: Chart }) => ({ default: Chart }),
    () => ({ default: ChartMissing }),
  );
const AccountChart = lazy(loadChart);

/** The balance of one account over time. The address holds the account and the period. */
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
        <div className="min-w-64 flex-1">
          <AccountSelect
            label={t('kit.account')}
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
      {/* As high as the chart from the start, so that nothing below moves when it comes. */}
      <div className="min-h-70">
        <Chart account={account} period={period} />
      </div>
    </Panel>
  );
}

function Chart({ account, period }: { account: Account; period: Period }) {
  const t = useText();
  const isHidden = usePreferences((state) => state.hideBalances);
  // Fixed while the page is open, so that the chart does not jump at midnight.
  const [today] = useState(() => localDay(Date.now()));
  const points = useQuery(chartPoints(account.accountId, period, today));
  if (isHidden) return <Note id="accounts.chart.hidden" />;
  const skeleton = <Skeleton shape="block" label={t('accounts.chart.loading')} />;
  return (
    <Answer of={points} failed="accounts.chart.failed" skeleton={skeleton}>
      {(data) =>
        data.points.length === 0 ? (
          <Note id="accounts.chart.empty" />
        ) : (
          <Suspense fallback={skeleton}>
            <AccountChart account={account} period={period} points={data.points} />
          </Suspense>
        )
      }
    </Answer>
  );
}

function Note({ id }: { id: MessageId }) {
  return (
    <p className="text-muted py-12 text-center">
      <Text id={id} />
    </p>
  );
}

/** Replaces the chart when its code cannot be fetched. */
const ChartMissing = () => <ErrorState title={<Text id="accounts.chart.failed" />} />;
