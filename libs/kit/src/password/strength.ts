import type { StrengthLevel } from '@bank/ui';
import { COMMON_PASSWORDS } from './common-passwords';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** From here on a password need not mix kinds of characters. */
export const PASSPHRASE_MIN = 16;

interface Given {
  password: string;
  /** Whose password it will be. */
  email: string;
}

export type PasswordRule = 'length' | 'variety' | 'notAddress' | 'notCommon';

/** The four kinds, and how many characters each has to offer. Letters without case count as symbols: they are as many. */
const KINDS: readonly { of: RegExp; size: number }[] = [
  { of: /\p{Ll}/u, size: 26 },
  { of: /\p{Lu}/u, size: 26 },
  { of: /\d/, size: 10 },
  { of: /[^\p{Ll}\p{Lu}\d]/u, size: 33 },
];

const lengthOf = (password: string): number => [...password].length;
const kindsOf = (password: string) => KINDS.filter(({ of }) => of.test(password));

/** "P4ssw0rd!2026" is "password" to a guesser: additions around a word, and digits instead of letters. */
const plain = (password: string): string =>
  password
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[@4]/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[1!|]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[$5]/g, 's');

const isCommon = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.toLowerCase()) || COMMON_PASSWORDS.has(plain(password));

/** The part before the @ stands for the address when it is long enough to be recognised. */
function holdsAddress({ password, email }: Given): boolean {
  const text = password.toLowerCase();
  const address = email.toLowerCase();
  const [name = ''] = address.split('@');
  return (address !== '' && text.includes(address)) || (name.length >= 4 && text.includes(name));
}

/**
 * What a new password has to be, told while it is typed. Advice only: the bank has rules of its own and the last word.
 */
const RULES: readonly { rule: PasswordRule; isMet: (given: Given) => boolean }[] = [
  {
    rule: 'length',
    isMet: ({ password }) => lengthOf(password) >= PASSWORD_MIN && lengthOf(password) <= PASSWORD_MAX,
  },
  {
    rule: 'variety',
    isMet: ({ password }) => kindsOf(password).length >= 3 || lengthOf(password) >= PASSPHRASE_MIN,
  },
  { rule: 'notAddress', isMet: (given) => !holdsAddress(given) },
  { rule: 'notCommon', isMet: ({ password }) => !isCommon(password) },
];

/** Every rule in the order it is shown, and whether the password meets it; an empty one meets none. */
export function checkPassword(given: Given): readonly { rule: PasswordRule; isMet: boolean }[] {
  return RULES.map(({ rule, isMet }) => ({ rule, isMet: given.password !== '' && isMet(given) }));
}

/** Bits a password needs for fair, good and strong. */
const FAIR = 50;
const GOOD = 65;
const STRONG = 90;

/** How hard a password is to guess, roughly; one that breaks a rule is weak however long it is. */
export function passwordStrength(given: Given): StrengthLevel {
  if (given.password === '') return 0;
  if (checkPassword(given).some(({ isMet }) => !isMet)) return 1;
  const bits = bitsOf(given.password);
  if (bits < FAIR) return 1;
  if (bits < GOOD) return 2;
  return bits < STRONG ? 3 : 4;
}

/** Every character is worth what its kinds offer; one that repeats or continues the one before (aaa, 123) a quarter. */
function bitsOf(password: string): number {
  const pool = kindsOf(password).reduce((sum, { size }) => sum + size, 0);
  const points = [...password].map((character) => character.codePointAt(0) ?? 0);
  const worth = points.reduce((sum, point, n) => {
    const step = n === 0 ? Number.NaN : Math.abs(point - (points[n - 1] ?? 0));
    return sum + (step <= 1 ? 0.25 : 1);
  }, 0);
  return worth * Math.log2(pool);
}
