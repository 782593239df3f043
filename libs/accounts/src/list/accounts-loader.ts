import { prefetch, query, queryClient } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { atLeast, breakpoints } from '@bank/ui';
import { firstAccount } from '../account-rules';
import { localDay, periodOf } from '../home/chart-period';
import { pointsOf, rates } from '../home/home-queries';

/** Starts what the list reads, and the chart beside it where the accounts are known already. */
export function loader({ request }: { request: { url: string } }) {
  const balances = query(balanceInquiry);
  prefetch(balances, rates(), customerQueries.info(), customerQueries.access());
  const accounts = queryClient.getQueryData(balances.queryKey)?.accounts.account;
  const beside = accounts && matchMedia(atLeast(breakpoints.desktop)).matches ? firstAccount(accounts) : undefined;
  const period = periodOf(new URL(request.url).searchParams.get('period'));
  if (beside) prefetch(pointsOf(beside.accountId, period, localDay(Date.now())));
  return null;
}
