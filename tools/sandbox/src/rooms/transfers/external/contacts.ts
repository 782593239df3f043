import { mailboxOf } from '@bank/protocol';
import { CANADIAN_AREAS } from '../../../platform/north-american-phones';

/** What Interac pays to, once what people write between digits is gone: an e-mail address, or ten digits with or without the code of the country. */
export const CONTACT = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+|(?:(?:\+|00)?1)?[2-9][0-9]{2}[2-9][0-9]{6}`;

/** The same as it is kept: a phone in E.164, an e-mail address as its mailbox (R0.173). */
export function plainContact(typed: string): string {
  const text = typed.trim();
  if (text.includes('@')) return mailboxOf(text) ?? text;
  const number = text.replaceAll(/[\s().-]/g, '');
  const [, local] = /^(?:(?:\+|00)?1)?([0-9]{10})$/.exec(number) ?? [];
  return local === undefined ? number : `+1${local}`;
}

/** Interac is of Canada, so that a phone elsewhere is nobody's. */
export const isContact = (plain: string): boolean =>
  plain.includes('@') ? mailboxOf(plain) !== null : CANADIAN_AREAS.has(plain.slice(2, 5));
