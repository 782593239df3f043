import { prefetch, query } from '@bank/api-client';
import { FindingOut, LoadFailure, missingText } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { balanceInquiry } from '@bank/protocol/accounts';
import { verificationStateGet } from '@bank/protocol/verification';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState, VisuallyHidden } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AccountList } from './account-list';
import { Arrivals } from './arrivals';
import { BalanceHero } from './balance-hero';
import { BalancePanel, loadChart } from './balance-panel';
import { recentActivity } from './home-queries';
import { HomeSkeleton, LastKnown } from './home-states';
import { RecentActivity } from './recent-activity';

export const handle = { title: 'accounts.home.title' } as const;

/** Its words and rules are for the few whose account is not simply in order; the balance does not wait for them. */
const loadAccountStatus = () => import('./account-status');
const AccountStatus = lazy(() => loadAccountStatus().then(({ AccountStatus: Status }) => ({ default: Status })));

/** Starts what the screen reads; the chart follows once it is known for which account. */
export function loader() {
  void loadChart();
  prefetch(
    query(balanceInquiry),
    recentActivity(),
    customerQueries.info(),
    customerQueries.access(),
    query(verificationStateGet),
  );
  return null;
}

/** What one has, what one can do, and what happened lately. */
export function Component() {
  return (
    <div className="laptop:gap-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <VisuallyHidden>
        <h1>
          <Text id="accounts.home.title" />
        </h1>
      </VisuallyHidden>
      <FindingOut />
      <Suspense>
        <AccountStatus />
      </Suspense>
      <Home />
    </div>
  );
}

function Home() {
  const t = useText();
  const { may } = useCustomer();
  const { data, error, dataUpdatedAt, isRefetchError, refetch } = useQuery(query(balanceInquiry));
  if (may.missing.seeBalances) {
    return (
      <EmptyState icon={<Lock />} title={<Text id="accounts.home.notAllowed" />}>
        {missingText(may.missing.seeBalances, t)}
      </EmptyState>
    );
  }
  if (!data)
    return error ? <LoadFailure title="accounts.home.failed" error={error} onRetry={refetch} /> : <HomeSkeleton />;
  const accounts = data.accounts.account;
  if (accounts.length === 0) {
    return (
      <EmptyState icon={<Wallet />} title={<Text id="accounts.home.empty" />}>
        <Text id="accounts.home.emptyBody" />
      </EmptyState>
    );
  }
  return (
    <div className="laptop:gap-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Arrivals accounts={accounts} />
      {isRefetchError && <LastKnown at={dataUpdatedAt} onRetry={() => void refetch()} />}
      <BalanceHero accounts={accounts} may={may} />
      <div className="laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] laptop:gap-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4">
        {/* On a phone the accounts come first; beside each other the wider column holds what is read along. */}
        <div className="laptop:order-2 laptop:gap-6 grid grid-cols-[minmax(0,1fr)] gap-4">
          <AccountList accounts={accounts} />
        </div>
        <div className="laptop:gap-6 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <BalancePanel accounts={accounts} />
          <RecentActivity />
        </div>
      </div>
    </div>
  );
}
