import { prefetch, query, queryClient } from '@bank/api-client';
import { businessUserList, potentialUsers } from '@bank/protocol/company';
import { customerQueries } from '@bank/session/calls';

/** The users of a company, and the people of it who could become users (R2.6.2). They follow from the type of the customer. */
export const companyQueries = {
  users: () => query(businessUserList, undefined, { lazy: true }),
  people: () => query(potentialUsers, undefined, { lazy: true }),
};

/**
 * For a loader: asks for both lists, once the bank has said that the customer is a company. Only a company has them, and the bank refuses
 * both to a personal customer, who is let in here to answer an invitation (R0.186). The loaders of a page run side by side, so on a first
 * visit the guards may not know the customer yet.
 */
export function startUsersOfCompany(): void {
  void queryClient.ensureQueryData(customerQueries.info()).then(
    ({ customer }) => {
      if (customer.customerType === 'business') prefetch(companyQueries.users(), companyQueries.people());
    },
    // The guards show why the bank did not answer.
    () => undefined,
  );
}
