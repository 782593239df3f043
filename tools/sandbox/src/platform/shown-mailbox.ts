import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Domains whose letters are of one script from end to end, and look like no other letter of it. A domain of several scripts may look like
 * one that its reader trusts (`bаnk.test` with a Cyrillic letter), and stays in the spelling of the network.
 * So does one with a Turkish s or t with a cedilla, which Romanian writes with a comma, and one with a thorn, which looks like a p.
 */
const READABLE = [
  /^[-.\w\u00df-\u00f6\u00f8-\u00fd\u00ff-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u015e\u0160-\u0162\u0164-\u017e\u0219\u021b]+$/u,
  /^[-.\dа-яёєіїґў]+$/u,
];

/** A text that is one address. */
const ADDRESS = /^[^\s@"\\]+@[^\s@"\\]+$/u;
const MOST = 254;
const OF_THE_NETWORK = 'xn--';

/** What fields of answers are called that hold an address, among other details of a payee. No note and no other text of a customer is one. */
const HOLDS_ADDRESS = /e-?mail|username|sentTo$|^(?:payee|detail|before|after|accountNumber|instantKey)$/i;

/**
 * An address as people read it (R0.174): the bank keeps `k@xn--bro-hoa.test`, and its reader wrote `k@büro.test`.
 * @param text any other one stays as it is
 */
export function shownMailbox(text: string): string {
  if (text.length > MOST || !text.includes(OF_THE_NETWORK) || !ADDRESS.test(text)) return text;
  const [local, domain = ''] = text.split('@');
  const shown = domainToUnicode(domain);
  const isSame = domainToASCII(shown) === domain;
  return isSame && READABLE.some((letters) => letters.test(shown)) ? `${local}@${shown}` : text;
}

/**
 * An answer as JSON, with its addresses as people read them (R0.174). What a customer wrote stays as it was typed (D17), also where it is
 * one address.
 */
export function shownInJson(answer: object): string {
  const json = JSON.stringify(answer);
  // Hardly any answer has such an address, and a replacer is slow.
  if (!json.includes(OF_THE_NETWORK)) return json;
  return JSON.stringify(answer, (field, value: unknown) =>
    typeof value === 'string' && HOLDS_ADDRESS.test(field) ? shownMailbox(value) : value,
  );
}
