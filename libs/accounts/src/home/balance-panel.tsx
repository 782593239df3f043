import { Answer, shownBalance, usePreferences } from '@bank/kit';
import { Text, useText, type MessageId } from '@bank/i18n';
import type { Amount } from '@bank/money';
import type { Account } from '@bank/protocol/accounts';
import { ErrorState, Segmented, Skeleton, useInView } from '@bank/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { AccountChartProps } from './account-chart';
import { localDay, type Period, PERIOD_HEADINGS, PERIOD_LABELS, periodOf, PERIODS } from './chart-period';
import { useChosenAccount, useHomeAddress } from './chosen-account';
import { useChartPoints, type ChartSubject } from './home-queries';
import { totalIn } from './total';
import { useMainCurrency } from './use-total';

/** Fetches the drawing; what cannot be fetched is said in its place. */
const loadChart = (): Promise<{ default: ComponentType<AccountChartProps> }> =>
  import('./account-chart').then(
    ({ AccountChart: Chart }) => ({ default: Chart }),
    () => ({ default: ChartMissing }),
  );
const AccountChart = lazy(loadChart);

/** What the chart shows, and how it ends: with the balance of now, which may be newer than the last end of day. */
export interface Subject {
  name: string;
  of: ChartSubject;
  currency: string;
  now: Amount;
  /** Those that it is of. */
  accounts: readonly Account[];
  account: Account | null;
}

/** The balance over time, of the chosen account or of all. The address holds account and period. */
export function BalancePanel({ accounts }: { accounts: readonly Account[] }) {
  const t = useText();
  const account = useChosenAccount(accounts);
  const { currency, rates, hasFailed } = useMainCurrency(accounts);
  const subject = useSubject(accounts, account);
  const isComing = currency !== null && rates === null && !hasFailed;
  if (!subject && !isComing) return null;
  return <SubjectPanel name={account?.name ?? t('accounts.tiles.all')} subject={subject} />;
}

/**
 * The balance over time under its heading; the address holds the period.
 * @param subject null while a rate is on the way: its room is kept, so that nothing below moves
 */
export function SubjectPanel({ name, subject }: { name: string; subject: Subject | null }) {
  const t = useText();
  const { search, set } = useHomeAddress();
  const period = periodOf(search.get('period'));
  const [ref, wasSeen] = useInView();
  return (
    <section className="home-part" aria-labelledby="home-chart">
      <div className="home-heading">
        <h2 id="home-chart" className="section-face min-w-0 flex-1 basis-48">
          <Text id={PERIOD_HEADINGS[period]} values={{ name }} />
        </h2>
        <Segmented
          label={t('accounts.chart.period')}
          items={PERIODS.map((value) => ({ value, label: t(PERIOD_LABELS[value]) }))}
          value={period}
          onChange={(value) => set('period', value)}
        />
      </div>
      {/* As high as the chart from the start, so that nothing below moves when it comes. */}
      <div ref={ref} className="min-h-61">
        {wasSeen && subject && <Chart subject={subject} period={period} />}
      </div>
    </section>
  );
}

/** One account. */
export function subjectOf(account: Account): Subject {
  const { accountId, name, currencyCode } = account;
  return {
    name,
    of: { accountId },
    currency: currencyCode,
    now: shownBalance(account),
    accounts: [account],
    account,
  };
}

function useSubject(accounts: readonly Account[], account: Account | null): Subject | null {
  const t = useText();
  const { currency, rates } = useMainCurrency(accounts);
  if (account) return subjectOf(account);
  const total = currency !== null && rates ? totalIn(currency, accounts, rates) : null;
  if (currency === null || !total) return null;
  return {
    name: t('accounts.tiles.all'),
    of: { currencyCode: currency },
    currency,
    now: total.amount,
    accounts,
    account,
  };
}

function Chart({ subject, period }: { subject: Subject; period: Period }) {
  const t = useText();
  const isHidden = usePreferences((state) => state.hideBalances);
  // Fixed while the page is open, so that the chart does not jump at midnight.
  const [today] = useState(() => localDay(Date.now()));
  const points = useChartPoints(subject.of, period, today);
  if (isHidden) return <Note id="accounts.chart.hidden" />;
  const skeleton = <Skeleton shape="block" label={t('accounts.chart.loading')} />;
  return (
    <Answer of={points} failed="accounts.chart.failed" skeleton={skeleton}>
      {(data) =>
        data.points.length === 0 ? (
          <Note id="accounts.chart.empty" />
        ) : (
          <Suspense fallback={skeleton}>
            <AccountChart
              label={t('accounts.chart.label', { what: t(PERIOD_HEADINGS[period], { name: subject.name }) })}
              accountId={subject.account?.accountId ?? null}
              currency={subject.currency}
              points={[...data.points.slice(0, -1), { date: data.points.at(-1)?.date ?? today, balance: subject.now }]}
              accounts={subject.accounts}
            />
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
