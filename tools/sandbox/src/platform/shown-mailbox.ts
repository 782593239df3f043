import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Domains whose letters are of one script from end to end, and look like no other letter of it. A domain of several scripts may look like
 * one that somebody trusts (`bаnk.test` with a Cyrillic letter), and stays in the spelling of the network.
 * So does one with a Turkish s or t with a cedilla, which Romanian writes with a comma, and one with a thorn, which looks like a p.
 */
const READABLE = [
  /^[-.\w\u00df-\u00f6\u00f8-\u00fd\u00ff-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u015e\u0160-\u0162\u0164-\u017e\u0219\u021b]+$/u,
  /^[-.\dа-яёєіїґў]+$/u,
];

/** A text that is one address. In JSON none of its characters is escaped. */
const ADDRESS = /^[^\s@"\\]+@[^\s@"\\]+$/u;
const IN_JSON = /"[^\s@"\\]+@[^\s@"\\]+"/gu;
const OF_THE_NETWORK = 'xn--';

/**
 * An address as people read it (R0.174): the bank keeps `k@xn--bro-hoa.test`, and its reader wrote `k@büro.test`.
 * @param text any other one stays as it is
 */
export function shownMailbox(text: string): string {
  if (!text.includes(OF_THE_NETWORK) || !ADDRESS.test(text)) return text;
  const [local, domain = ''] = text.split('@');
  const shown = domainToUnicode(domain);
  const isSame = domainToASCII(shown) === domain;
  return isSame && READABLE.some((letters) => letters.test(shown)) ? `${local}@${shown}` : text;
}

/** The same for every text of an answer that is an address. */
export const shownInJson = (json: string): string =>
  json.includes(OF_THE_NETWORK) ? json.replace(IN_JSON, (quoted) => `"${shownMailbox(quoted.slice(1, -1))}"`) : json;
