import { prefetch, query } from '@bank/api-client';
import { Allowed, Answer, FindingOut, Page } from '@bank/kit';
import { Text } from '@bank/i18n';
import { balanceInquiry, type Account } from '@bank/protocol/accounts';
import { verificationStateGet } from '@bank/protocol/verification';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { EmptyState, latePart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { AccountList } from './account-list';
import { Arrivals } from './arrivals';
import { BalanceHero } from './balance-hero';
import { BalancePanel, loadChart } from './balance-panel';
import { recentActivity } from './home-queries';
import { HomeSkeleton, LastKnown } from './home-states';
import { RecentActivity } from './recent-activity';

export const handle = { title: 'accounts.home.title' } as const;

/** Its words and rules are for the few whose account is not simply in order; the balance does not wait for them. */
const AccountStatus = latePart(() =>
  import('./account-status').then(({ AccountStatus: Status }) => ({ default: Status })),
);

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

/** The customer's money, the next action, and recent transactions. */
export function Component() {
  const { may } = useCustomer();
  const balances = useQuery(query(balanceInquiry));
  const { dataUpdatedAt, isRefetchError, refetch } = balances;
  return (
    <Page title="accounts.home.title" isTitleHidden width="full">
      <FindingOut />
      <AccountStatus />
      <Allowed missing={may.missing.seeBalances} title="accounts.home.notAllowed">
        <Answer of={balances} failed="accounts.home.failed" skeleton={<HomeSkeleton />}>
          {({ accounts }) => (
            <>
              {isRefetchError && <LastKnown at={dataUpdatedAt} onRetry={() => void refetch()} />}
              <Home accounts={accounts.account} />
            </>
          )}
        </Answer>
      </Allowed>
    </Page>
  );
}

function Home({ accounts }: { accounts: readonly Account[] }) {
  const { may } = useCustomer();
  if (accounts.length === 0) {
    return (
      <EmptyState icon={<Wallet />} title={<Text id="accounts.home.empty" />}>
        <Text id="accounts.home.emptyBody" />
      </EmptyState>
    );
  }
  return (
    <>
      <Arrivals accounts={accounts} />
      <BalanceHero accounts={accounts} may={may} />
      <div className="laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] grid grid-cols-[minmax(0,1fr)] items-start gap-5">
        {/* On a phone the accounts come first; beside each other the wider column holds the chart and the transactions. */}
        <div className="laptop:order-2 grid grid-cols-[minmax(0,1fr)] gap-5">
          <AccountList accounts={accounts} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <BalancePanel accounts={accounts} />
          <RecentActivity />
        </div>
      </div>
    </>
  );
}
