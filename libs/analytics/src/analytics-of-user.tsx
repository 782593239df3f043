import { useBrand } from '@bank/brand';
import { useCustomer } from '@bank/session/calls';
import { useEffect } from 'react';
import { startAnalytics } from './analytics';

/** Measures the signed-in user while it is mounted. Mount it in a layout that has loaded the customer. */
export function AnalyticsOfUser(): null {
  const { id, analyticsHost } = useBrand();
  const { userId } = useCustomer().customer;
  useEffect(() => startAnalytics({ host: analyticsHost, project: `brand-${id}`, userId }), [analyticsHost, id, userId]);
  return null;
}
