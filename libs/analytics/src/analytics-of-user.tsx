import { useBrand } from '@bank/brand';
import { useCustomer } from '@bank/session/calls';
import { useEffect } from 'react';
import { startAnalytics } from './analytics';

/** Measures whoever is signed in for as long as it stands on the page: in a layout that has loaded the customer. */
export function AnalyticsOfUser(): null {
  const { id, analyticsHost } = useBrand();
  const { userId } = useCustomer().customer;
  useEffect(() => startAnalytics({ host: analyticsHost, project: `brand-${id}`, userId }), [analyticsHost, id, userId]);
  return null;
}
