/** Direction marks, zero-width spaces and other characters without width; what joins letters of a word stays. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
/** At an edge of a text there is nothing to join. */
const JOINERS_AT_EDGE = /^[\u200c\u200d]+|[\u200c\u200d]+$/g;
const HYPHENS = /[\u2010\u2011]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * A text from a file, the clipboard or a field as people see it (R2.7.222): without characters that nobody can see, with one kind of
 * hyphen and of space. The one place where the browser cleans what comes in.
 */
export const cleaned = (text: string): string =>
  text.replace(INVISIBLE, '').replace(JOINERS_AT_EDGE, '').replace(HYPHENS, '-').replace(SPACES, ' ').trim();

/** What stands around an e-mail address in programs for letters: "Ben <ben@x.test>". */
const IN_ANGLES = /<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+)\s*>\s*$/i;
/** An address of a wallet as wallets share it, with what they ask for behind it. */
const WALLET_LINK = /^(?:bitcoin|ethereum|tron):([^?@]+).*$/i;

/** What is written around the answers to some fields, by their names at the bank. */
const AROUND: Readonly<Record<string, (text: string) => string>> = {
  email: (text) => IN_ANGLES.exec(text)?.[1] ?? text.replace(/^mailto:/i, ''),
  iban: (text) => text.replace(/^IBAN[\s:]*(?=[A-Z]{2}\d{2})/i, ''),
  walletAddress: (text) => text.replace(WALLET_LINK, '$1'),
  accountNumber: (text) => (/^[\d\s-]+$/.test(text) ? text.replace(/[\s-]/g, '') : text),
};
const SAME: Readonly<Record<string, string>> = { payeeEmail: 'email', beneficiaryEmail: 'email' };

/** The text of a field as `cleaned` has it, without what is usually written around it. */
export function cleanedField(field: string, text: string): string {
  const clean = cleaned(text);
  return AROUND[SAME[field] ?? field]?.(clean) ?? clean;
}
