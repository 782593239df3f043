import { query } from '@bank/api-client';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';

/** How many requests wait for this user's decision; 0 for a user who decides none (R2.7.8). */
export const useWaiting = (): number => useRequestsWaiting().count;

/** The same, with whether the bank has yet to say it. */
export function useRequestsWaiting(): { count: number; isPending: boolean } {
  const { customer, may } = useCustomer();
  const isAsked = customer.customerType === 'business' && may.approveTransfers;
  const { data, isPending } = useQuery({ ...query(notificationsCount, undefined, { lazy: true }), enabled: isAsked });
  return {
    count: data ? data.transactionRequestCount + data.massTransactionRequestCount : 0,
    isPending: isAsked && isPending,
  };
}
