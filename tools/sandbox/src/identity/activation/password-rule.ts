import { shownMailbox } from '../../platform/shown-mailbox';

/** Faults of a new password. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'hasAddress' | 'tooCommon' | 'tooSimple';

const MIN = 10;
const MAX = 128;
/** A pass phrase need not mix kinds of characters. */
const PHRASE = 16;

/** Guessed first: words that are left when what surrounds them is taken away, and runs of keys. */
const COMMON = new Set(
  `password passwort contraseña parola пароль senha passphrase welcome letmein changeme secret default administrator login
   internet computer qwerty qwertyuiop qwertz azerty asdfghjkl zxcvbnm йцукен qazwsxedc iloveyou sunshine princess football
   baseball superman dragon monkey master banking account summer winter 1234567890 12345678910 0123456789 0987654321
   1q2w3e4r5t 1qaz2wsx3edc abcdefghij abcd123456 aaaaaaaaaa`.split(/\s+/),
);
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  0: 'o',
  1: 'i',
  '!': 'i',
  3: 'e',
  $: 's',
  5: 's',
};
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** The first matching fault is the answer. */
const RULES: readonly [PasswordProblem, (password: string, email: string) => boolean][] = [
  ['tooShort', (password) => [...password].length < MIN],
  ['tooLong', (password) => [...password].length > MAX],
  ['hasAddress', hasAddress],
  ['tooCommon', isCommon],
  ['tooSimple', (password) => KINDS.filter((kind) => kind.test(password)).length < 3 && [...password].length < PHRASE],
];

/**
 * The rule for passwords; clients may advise more (ASVS 5.0 §6.2 asks for length and a list of common ones).
 *
 * @param email whose password it is to be
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const normal = password.normalize('NFKC');
  return RULES.find(([, isBroken]) => isBroken(normal, email.toLowerCase()))?.[0] ?? null;
}

function hasAddress(password: string, email: string): boolean {
  const text = password.toLowerCase();
  const [name = ''] = email.split('@');
  return text.includes(email) || text.includes(shownMailbox(email)) || (name.length >= 4 && text.includes(name));
}

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[@401!3$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return COMMON.has(text) || COMMON.has(word);
}
