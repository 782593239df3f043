import { call, query } from '@bank/api-client';
import { adminActEnd } from '@bank/protocol/admin';
import { relatedCustomers } from '@bank/protocol/customer';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { useActFor } from '../signed-in/use-act-for';
import { parties, type Party } from './acting-for';

/**
 * Everybody the user can act for, and how to. The list is asked for when the user reaches for it (R0.10).
 * @param isWanted the switcher is in front of the user, or about to be
 */
export function useParties(isWanted: boolean): { all: readonly Party[]; choose(party: Party): void } {
  const { customer, access } = useCustomer();
  const actFor = useActFor();
  const { data } = useQuery({
    ...query(relatedCustomers, undefined, { lazy: true }),
    enabled: isWanted && customer.isHaveRelatedAccounts,
  });
  return {
    all: parties(customer, access, data?.customers),
    choose(party) {
      if (party.isCurrent) return;
      const { isAdmin, actingFor } = customer;
      // The bank keeps the time an administrator acted; it ends by itself when it cannot be told.
      if (isAdmin && actingFor) void call(adminActEnd, { customerId: actingFor.customerId }).catch(() => undefined);
      actFor(party.customerId);
    },
  };
}
