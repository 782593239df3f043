import { isIPv6 } from 'node:net';

/** The 16-bit groups of an IPv6 address that a provider gives one subscriber; the other half numbers the devices behind it. */
const PREFIX_GROUPS = 4;
const GROUPS = 8;

/**
 * Whom an address is counted for (R0.147). One subscriber has 2⁶⁴ addresses of IPv6, and would never be counted twice by the whole of one.
 * @param address plain, as `clientAddress` names it
 * @returns `2001:db8:1:2::/64`, or the address of IPv4 as it is
 */
export function subscriberOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const left = groups(head);
  const right = groups(tail);
  const all = address.includes('::')
    ? [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right]
    : left;
  return `${all
    .slice(0, PREFIX_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
