import { query, serverNow } from '@bank/api-client';
import { isPositive } from '@bank/money';
import { type AccountHold, accountHoldList } from '@bank/protocol/account-page';
import type { Account } from '@bank/protocol/accounts';
import { preApprovedList, type Subscription } from '@bank/protocol/recurring';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openAccounts } from '../account-rules';
import { lastDayAhead } from './planned';

interface Coming {
  subscriptions: readonly Subscription[];
  holds: readonly AccountHold[];
  /** The last day that is shown, `YYYY-MM-DD`. */
  until: string;
  isLoading: boolean;
}

/**
 * What the bank knows will come (R2.7.157): payments approved in advance, and what is on hold on these accounts. Nothing where it cannot be
 * found out.
 */
export function useComing(accounts: readonly Account[]): Coming {
  const [until] = useState(() => lastDayAhead(serverNow(Date.now())));
  const planned = useQuery(query(preApprovedList, {}, { lazy: true }));
  const holding = openAccounts(accounts).filter(({ pendingAmount }) => isPositive(pendingAmount));
  const holds = useQueries({
    queries: holding.map(({ accountId }) => query(accountHoldList, { accountId }, { lazy: true })),
  });
  return {
    subscriptions: planned.data?.subscriptions ?? [],
    holds: holds.flatMap(({ data }) => data?.holds ?? []),
    until,
    isLoading: planned.isLoading || holds.some(({ isLoading }) => isLoading),
  };
}
