import { isValidIBAN } from 'ibantools';
import { cleanedField } from '../mass/reading/clean';
import { canadianAreas } from './canadian-areas';

/** The coins that the bank pays out, each by its chain. */
export type Coin = 'BTC' | 'ETH' | 'USDT';

/** Who gets money, by what was typed or pasted into the one field (R0.110). */
export type Whom =
  | { kind: 'nothing' }
  | { kind: 'email'; email: string }
  | { kind: 'iban'; iban: string; countryCode: string }
  | { kind: 'card'; cardNumber: string }
  /** The country is null where a phone names no account. */
  | { kind: 'phone'; phone: string; countryCode: 'BR' | 'CA' | null }
  | { kind: 'wallet'; walletAddress: string; coin: Coin }
  /** An account's number without its country. */
  | { kind: 'account'; accountNumber: string }
  /** An address of this product, from its path on. */
  | { kind: 'place'; address: string }
  | { kind: 'wrong'; what: 'iban' | 'card' | 'link' }
  | { kind: 'name'; name: string };

/** Where the page is, for addresses that are pasted. */
export interface Here {
  /** As `location.origin`. */
  origin: string;
  /** Whether a path leads to a screen of the customer. */
  isPlace(path: string): boolean;
}

const IBAN_LIKE = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/;
const LINK_LIKE = /^(?:https?:\/\/|www\.)\S+$/i;
const PHONE_LIKE = /^(?:\+|00)[\d\s().-]+$/;
/** A number as people write it: digits with spaces, dots and hyphens between them. */
const NUMBER_LIKE = /^\d(?:[\s.-]?\d){3,}$/;
/** ISO/IEC 7812: as long as a card's number may be. */
const CARD_DIGITS = { least: 13, most: 19 };
/** E.164, without the plus. */
const PHONE_DIGITS = { least: 8, most: 15 };

/** How addresses of wallets look, by coin. */
const WALLETS: readonly (readonly [Coin, RegExp])[] = [
  ['BTC', /^(?:bc1[a-z0-9]{25,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/],
  ['ETH', /^0x[0-9a-f]{40}$/i],
  ['USDT', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
];

/** Reads the one field. What it says is a guess by form alone: whether anything is there, the bank says. */
export function readWhom(typed: string, here: Here): Whom {
  const text = cleanedField('whom', typed);
  if (text === '') return { kind: 'nothing' };
  if (LINK_LIKE.test(text)) return readLink(text, here);
  if (text.includes('@')) return { kind: 'email', email: cleanedField('toEmail', text) };
  const wallet = readWallet(cleanedField('walletAddress', text));
  if (wallet) return wallet;
  const iban = cleanedField('iban', text).replace(/[\s-]/g, '').toUpperCase();
  if (IBAN_LIKE.test(iban)) {
    return isValidIBAN(iban) ? { kind: 'iban', iban, countryCode: iban.slice(0, 2) } : { kind: 'wrong', what: 'iban' };
  }
  return readPhone(text) ?? readNumber(text) ?? { kind: 'name', name: text };
}

/** An address of ours opens what it names; any other one is wrong here. */
function readLink(text: string, { origin, isPlace }: Here): Whom {
  const whole = text.replace(/^www\./i, 'https://www.');
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url?.origin !== origin || !isPlace(url.pathname)) return { kind: 'wrong', what: 'link' };
  return { kind: 'place', address: `${url.pathname}${url.search}${url.hash}` };
}

function readWallet(walletAddress: string): Whom | null {
  const [coin] = WALLETS.find(([, looks]) => looks.test(walletAddress)) ?? [];
  return coin === undefined ? null : { kind: 'wallet', walletAddress, coin };
}

function readPhone(text: string): Whom | null {
  if (!PHONE_LIKE.test(text)) return null;
  const digits = text.replace(/^00/, '').replace(/\D/g, '');
  if (digits.length < PHONE_DIGITS.least || digits.length > PHONE_DIGITS.most) return null;
  return { kind: 'phone', phone: `+${digits}`, countryCode: countryOfPhone(digits) };
}

/** Canada shares its code with the United States and others, so that the area tells it apart. */
function countryOfPhone(digits: string): 'BR' | 'CA' | null {
  if (digits.startsWith('55')) return 'BR';
  return digits.startsWith('1') && canadianAreas.has(digits.slice(1, 4)) ? 'CA' : null;
}

function readNumber(text: string): Whom | null {
  if (!NUMBER_LIKE.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (digits.length < CARD_DIGITS.least || digits.length > CARD_DIGITS.most) {
    return { kind: 'account', accountNumber: digits };
  }
  return hasCheckDigit(digits) ? { kind: 'card', cardNumber: digits } : { kind: 'wrong', what: 'card' };
}

/** Luhn (ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, n) => {
    const value = n % 2 === 0 ? Number(digit) : 2 * Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
