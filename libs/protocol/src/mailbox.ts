import { EMAIL_PATTERN } from './email-pattern';

/** The most characters of an address, typed and kept. */
const MOST = 254;
/** Signs that end a host or encode its letters in an address of the web: behind them a domain could mean another one. */
const OTHER_SIGN = /[!-,/:-@[-^`{-~]/;
const ASCII = /^[a-z0-9._-]+$/;
/** A domain whose spelling alone does not tell which one it is. */
const IN_TWO_SPELLINGS = /[^ -~]|(?:^|\.)xn--/;

/** The spelling of a domain that the network knows it by. @returns null where no network knows such a domain */
function asciiDomain(domain: string): string | null {
  if (!IN_TWO_SPELLINGS.test(domain)) return domain;
  if (OTHER_SIGN.test(domain) || !URL.canParse(`https://${domain}`)) return null;
  const { hostname } = new URL(`https://${domain}`);
  // Digits of other scripts may make the number of a computer, which is nobody's mailbox.
  return ASCII.test(hostname) && /[a-z][^.]*$/.test(hostname) ? hostname : null;
}

/**
 * The one spelling of a mailbox by which the bank keeps and compares it (R0.173): small letters, and the domain as the network knows it,
 * so that `K@Büro.test` and `k@xn--bro-hoa.test` are one mailbox. Browsers turn what is typed into either.
 * @returns null for a text that is no address
 */
export function mailboxOf(text: string): string | null {
  const typed = text.trim().toLowerCase();
  // Strangers may send a text of any length: reading a domain takes time that grows with the square of it.
  if (typed.length > MOST || !EMAIL_PATTERN.test(typed)) return null;
  const at = typed.indexOf('@');
  const domain = asciiDomain(typed.slice(at + 1));
  if (domain === null) return null;
  const mailbox = `${typed.slice(0, at)}@${domain}`;
  return mailbox.length <= MOST && EMAIL_PATTERN.test(mailbox) ? mailbox : null;
}

/** Whether a text is an address and nothing else, as forms ask before the bank does (R0.171, R0.173). */
export const isMailbox = (text: string): boolean => EMAIL_PATTERN.test(text) && mailboxOf(text) !== null;

/** What addresses are compared by, typed or shown: one spelling for one mailbox (R0.173). Half of an address stays as it was typed, in small letters. */
export const mailboxKey = (text: string): string => mailboxOf(text) ?? text.trim().toLowerCase();
