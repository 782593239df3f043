/** Letters of scripts that no joiner changes: between two of them it is a character that nobody can see. */
const UNJOINED = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;
const JOINED = String.raw`(?:(?![${UNJOINED}])[\p{L}\p{M}]|\p{Extended_Pictographic}|\p{Emoji_Modifier})`;
/** Joiners without something to join on both sides. */
const JOINERS = new RegExp(String.raw`[\u200c\u200d](?<!${JOINED}[\u200c\u200d](?=${JOINED}))`, 'gu');
/** Direction marks, zero-width spaces, controls and other characters without width. Line breaks and tabs part words. */
const INVISIBLE = /(?![\t\n\v\f\r\u0085\u200c\u200d])[\p{Cf}\p{Cc}]/gu;
const HYPHENS = /[\u2010\u2011]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * A text from a file, the clipboard or a field as people see it (R2.7.222): without characters that nobody can see, with one kind of
 * hyphen and of space. The one place where the browser cleans what comes in.
 */
export const cleaned = (text: string): string =>
  text.replace(INVISIBLE, '').replace(JOINERS, '').replace(HYPHENS, '-').replace(SPACES, ' ').trim();

/** What stands around an e-mail address in programs for letters: "Ben <ben@x.test>". */
const IN_ANGLES = /<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+)\s*>\s*$/i;
/** An address of a wallet as wallets share it, with what they ask for behind it. */
const WALLET_LINK = /^(?:bitcoin|ethereum|tron):([^?@]+).*$/i;
/** What people write between the digits of a number: spaces, dots and dashes of every length. */
const BETWEEN_DIGITS = /[\s.\u2012-\u2015\u2212-]/g;

/** A number without what is written between its digits; a text that is none stays as it is. */
function digits(text: string): string {
  const bare = text.replace(BETWEEN_DIGITS, '');
  return /^\d+$/.test(bare) ? bare : text;
}

const email = (text: string): string => IN_ANGLES.exec(text)?.[1] ?? text.replace(/^mailto:/i, '');

/** What people write between the digits of a phone. */
const IN_PHONES = /[\s().\u2012-\u2015\u2212-]/g;
/** Ten digits, with or without the code that Canada shares with its neighbours. */
const PHONE_OF_CANADA = /^(?:(?:\+|00)?1)?(\d{10})$/;

/** What Interac pays to: a phone in E.164, as the bank keeps it, or an e-mail address. */
function emailOrPhone(text: string): string {
  const [, local] = PHONE_OF_CANADA.exec(text.replace(/^tel:/i, '').replace(IN_PHONES, '')) ?? [];
  return local === undefined ? email(text) : `+1${local}`;
}

/** What is written around the answers to some fields, by their names at the bank. */
const AROUND: Readonly<Record<string, (text: string) => string>> = {
  email,
  payeeEmail: emailOrPhone,
  iban: (text) => text.replace(/^IBAN[\s:]*(?=[A-Z]{2}\d{2})/i, ''),
  walletAddress: (text) => text.replace(WALLET_LINK, '$1'),
  accountNumber: digits,
  sortCode: digits,
  routingNumber: digits,
  swift: (text) => text.replace(/[\s-]/g, ''),
};
const SAME: Readonly<Record<string, string>> = { beneficiaryEmail: 'email', toEmail: 'email' };

/** The text of a field, which has one line, as `cleaned` has it, without what is usually written around it. */
export function cleanedField(field: string, text: string): string {
  const clean = cleaned(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '));
  return AROUND[SAME[field] ?? field]?.(clean) ?? clean;
}
