import { prefetch, query } from '@bank/api-client';
import { Allowed, Answer, FindingOut, Page } from '@bank/kit';
import { balanceInquiry, type Account } from '@bank/protocol/accounts';
import { verificationStateGet } from '@bank/protocol/kyc-tax';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { HomeParts } from './home-parts';
import { HomeSkeleton, LastKnown } from './home-states';
import { Arrivals } from './arrivals';
import { localDay } from './chart-period';
import { askedAccount } from './chosen-account';
import { rates, recentActivity, spending } from './home-queries';

export const handle = { title: 'kit.place.home' } as const;

/** Starts what the screen reads; the chart follows once it is known of what, and comes into view. */
export function loader({ request }: { request: { url: string } }) {
  prefetch(
    query(balanceInquiry),
    rates(),
    recentActivity(askedAccount(new URL(request.url).searchParams)),
    spending(localDay(Date.now())),
    customerQueries.info(),
    customerQueries.access(),
    query(verificationStateGet),
  );
  return null;
}

/** The customer's money, the next action, what waits, and what happened lately. */
export function Component() {
  const { may } = useCustomer();
  const balances = useQuery(query(balanceInquiry));
  const { dataUpdatedAt, isRefetchError, refetch } = balances;
  return (
    <Page title="kit.place.home" isTitleHidden width="full">
      <FindingOut />
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
  return (
    <>
      <Arrivals accounts={accounts} />
      <HomeParts accounts={accounts} />
    </>
  );
}
