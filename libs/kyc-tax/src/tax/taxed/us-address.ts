import type { Address } from '@bank/protocol/profile-addresses';
import { US } from './taxed';

/** The addresses of a customer, for what speaks for the United States (R0.114). */
export type Places = readonly Pick<Address, 'addressId' | 'countryCode'>[];

/** Whether one of the addresses with these ids is in the United States. @param ids as the answers keep them */
export const hasUsAddress = (places: Places, ids: readonly string[]): boolean =>
  places.some(({ addressId, countryCode }) => ids.includes(String(addressId)) && countryCode === US);
