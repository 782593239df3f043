import { query } from '@bank/api-client';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { useQuery } from '@tanstack/react-query';
import { type PersonNames, usePersonNames } from '../person/use-person-names';
import type { TaxAnswers } from './answers';

/** The answers of a customer in words. */
export function useNames(answers: TaxAnswers): PersonNames {
  const { data } = useQuery(query(addressesGet, undefined, { lazy: true }));
  const address = data?.addresses.find(({ addressId }) => String(addressId) === answers.addressId);
  return usePersonNames(answers, address ? [address.address1, address.city].join(', ') : null);
}
