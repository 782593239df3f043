const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);
const HEXTET = /^[0-9a-f]{1,4}$/i;

/** Whether a text is an IPv4 or IPv6 address, or a network of either (CIDR). The bank has the last word. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  if (IPV4.test(address)) return bits === undefined || Number(bits) <= 32;
  return isIpv6(address) && (bits === undefined || Number(bits) <= 128);
}

/** RFC 4291 §2.2: eight groups, one run of zeros left out with `::`, an IPv4 address in place of the last two. */
function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1);
  const tail = last !== undefined && text.endsWith(last) && IPV4.test(last) ? 2 : 0;
  const plain = tail === 0 ? groups : groups.slice(0, -1);
  const count = plain.length + tail;
  return plain.every((group) => HEXTET.test(group)) && (halves.length === 2 ? count <= 7 : count === 8);
}
