import { prefetch } from '@bank/api-client';
import { customerQueries } from '@bank/session/calls';
import { prefetchKnown } from '../whom/known-queries';

/** Starts what the screen reads. */
export function loader() {
  prefetchKnown();
  prefetch(customerQueries.info(), customerQueries.access());
  return null;
}
