import type { Address } from '@bank/protocol/profile-addresses';

/** Countries that write the postcode after the town. */
const TOWN_FIRST = new Set(['AU', 'CA', 'CN', 'GB', 'ID', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA']);
/** Countries whose addresses need a state, province or region. */
const WITH_STATE = new Set(['AE', 'AR', 'AU', 'BR', 'CA', 'CN', 'IN', 'IT', 'MX', 'MY', 'NG', 'US', 'VE']);

export const isTownFirst = (countryCode: string): boolean => TOWN_FIRST.has(countryCode);
export const hasState = (countryCode: string): boolean => WITH_STATE.has(countryCode);

/** An address as written on an envelope, without its country. */
export function addressLines(
  address: Pick<Address, 'address1' | 'address2' | 'city' | 'postalCode' | 'stateName' | 'countryCode'>,
): string[] {
  const { address1, address2, city, postalCode, stateName, countryCode } = address;
  const place = isTownFirst(countryCode) ? [city, stateName, postalCode] : [postalCode, city, stateName];
  return [address1, address2, place.filter(Boolean).join(' ')].filter((line): line is string => Boolean(line));
}
