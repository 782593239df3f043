/** Where a brand's bank keeps its accounts: the country, and what stands before the number of the account in it. */
interface Bank {
  country: string;
  /** Bank and branch, as the country writes them. */
  prefix: string;
  /** How many digits the account's own number has. */
  digits: number;
}

/** The countries are those of the brands' letters; a test holds them together. Bank codes are invented. */
const BANKS: Readonly<Record<string, Bank>> = {
  a: { country: 'GB', prefix: 'ALDM401182', digits: 8 },
  b: { country: 'LT', prefix: '35420', digits: 11 },
  c: { country: 'CH', prefix: '08871', digits: 12 },
  d: { country: 'LU', prefix: '093', digits: 13 },
  e: { country: 'PT', prefix: '07740001', digits: 11 },
  f: { country: 'IE', prefix: 'TDWL930118', digits: 8 },
};

/** The brand that outside callers mean who name none (R0.1). */
export const DEFAULT_BRAND = 'd';

/** Letters count from A = 10 (ISO 7064). */
const asDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Piece by piece, since the number is longer than JavaScript's. */
const mod97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The IBAN of an account at a brand (ISO 13616), with the check digits that other banks look at.
 * @returns null for a brand that there is not
 */
export function ibanOf(brand: string, accountId: number): string | null {
  const bank = Object.hasOwn(BANKS, brand) ? BANKS[brand] : undefined;
  if (!bank) return null;
  const number = `${bank.prefix}${String(accountId).padStart(bank.digits, '0')}`;
  // Portugal has check digits of its own at the end of the number, over which the IBAN's are taken.
  const bban = bank.country === 'PT' ? `${number}${nibCheck(number)}` : number;
  return `${bank.country}${twoDigits(98 - mod97(asDigits(`${bban}${bank.country}00`)))}${bban}`;
}

const nibCheck = (digits: string): string => twoDigits(98 - mod97(`${digits}00`));

/** What tells whether an account is one that other banks can pay into. */
export interface NumberedAccount {
  accountId: number;
  type: number;
  isCrypto: boolean;
}

/** Payment and receiving accounts; cards, prepayment accounts and wallets are known to this bank alone. */
const PAID_INTO: readonly number[] = [1001, 4002];

/** The number of an account as papers and files name it: its IBAN where it has one, else the bank's own number. */
export function numberOf(brand: string, { accountId, type, isCrypto }: NumberedAccount): string {
  const iban = PAID_INTO.includes(type) && !isCrypto ? ibanOf(brand, accountId) : null;
  return iban ?? String(accountId);
}
