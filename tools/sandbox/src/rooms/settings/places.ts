import { BlockList, isIPv6 } from 'node:net';

/** Networks for documents (RFC 5737, RFC 3849) and where they are in this bank's world; it has no map of the real ones. */
const PLACES: readonly [network: string, prefix: number, country: string][] = [
  ['192.0.2.0', 24, 'ES'],
  ['198.51.100.0', 24, 'PT'],
  ['203.0.113.0', 24, 'RO'],
  ['2001:db8::', 32, 'RO'],
];

const LISTS = PLACES.map(([network, prefix, country]) => {
  const list = new BlockList();
  list.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');
  return { list, country };
});

/** The country of an address, as ISO 3166-1 alpha-2; null where the bank cannot place it (R1.7.22). */
export function countryOfAddress(ip: string): string | null {
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
  return LISTS.find(({ list }) => list.check(ip, family))?.country ?? null;
}
