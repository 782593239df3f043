import { prefetch, query, queryClient } from '@bank/api-client';
import { asksDueDiligence, dueDiligenceInfo } from '@bank/protocol/company-statements';
import { customerQueries } from '@bank/session/calls';

/**
 * For a loader: asks for the answers to due diligence on the levels that are asked (R3.4.8), once the bank has said on which level
 * the company is. The loaders of a page run side by side, so on a first visit the guards may not know the customer yet.
 */
export function startDueDiligence(): void {
  void queryClient.ensureQueryData(customerQueries.info()).then(
    ({ customer }) => {
      if (asksDueDiligence(customer.dueDiligenceLevel)) prefetch(query(dueDiligenceInfo));
    },
    // The guards show why the bank did not answer.
    () => undefined,
  );
}
