import { prefetch, query } from '@bank/api-client';
import { verificationQueries } from '@bank/kit';
import { requiredActions } from '@bank/protocol/required-actions';
import { customerQueries } from '@bank/session/calls';

/** What stands out, and whose it is; which values are asked for follows from who the user is. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(requiredActions), verificationQueries.state());
  return null;
}
