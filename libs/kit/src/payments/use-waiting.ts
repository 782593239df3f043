import { query } from '@bank/api-client';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';

/** How many requests wait for this user's decision; 0 for who decides none (R2.7.8). */
export function useWaiting(): number {
  const { customer, may } = useCustomer();
  const isAsked = customer.customerType === 'business' && may.approveTransfers;
  const { data } = useQuery({ ...query(notificationsCount, undefined, { lazy: true }), enabled: isAsked });
  return data ? data.transactionRequestCount + data.massTransactionRequestCount : 0;
}
