import type { BankScheme, BankTransferType } from '@bank/protocol/transfers-external';
import { currencies } from '../../../ledger/currencies';
import { ISSUERS } from '../../../ledger/issuers';
import { TARGET, UNITED_STATES } from './business-days';
import type { Calendar, Delay, Timetable } from './business-days';

/** R2.9.9: the countries of SEPA, their territories with a code of their own included. */
export const SEPA: ReadonlySet<string> = new Set(
  (
    'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GF GG GI GP GR HR HU IE IM IS IT JE LI LT LU LV MC MQ MT NL NO PL PM PT RE RO ' +
    'SE SI SK SM VA YT'
  ).split(' '),
);

/** The countries that no bank of the sandbox sends to. */
const CLOSED: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY']);

/** How money leaves the bank. */
export interface Scheme {
  name: BankScheme;
  type: BankTransferType;
  /** Whether it carries a currency to a country; a coin goes to no country. */
  reaches(country: string | undefined, currency: string): boolean;
  /** The fixed part of its fee in euros, and the share of the debit on top, as a fraction of 1. */
  feeEur: string;
  feeRate: string;
  /** The least and the most that one customer sends through it in a payment, and the most in a day, in euros (R2.7.98). */
  paymentMinEur: string;
  paymentMaxEur: string;
  dayMaxEur: string;
  /** The days on which it takes payments that were ordered for a date; null: every day. */
  calendar: Calendar | null;
  /** Blocks that have to follow before a coin counts as received; only chains have them. */
  confirmations?: number;
  /** When an order arrives (arrivalMs). */
  timetable: Timetable | Delay;
  /** What it carries: it has a rail of the ledger for each of these currencies. */
  currencies: readonly string[];
  /** Money may come back after it has arrived. */
  takesRecall?: true;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Coins that a chain carries. */
export const COINS: readonly string[] = ['BTC', 'ETH', 'USDT'];
const FIAT: readonly string[] = currencies.filter(({ isCrypto }) => !isCrypto).map(({ code }) => code);
const CARD_COUNTRIES: ReadonlySet<string> = new Set(Object.values(ISSUERS).map(({ countryCode }) => countryCode));
/** The currencies that a card is paid in. */
const CARD_CURRENCIES: ReadonlySet<string> = new Set(['EUR', 'USD', 'GBP']);

const isSepa = (country: string | undefined, currency: string) =>
  currency === 'EUR' && country !== undefined && SEPA.has(country);
const isOpen = (country: string | undefined) => country !== undefined && !CLOSED.has(country);

/** A chain carries one coin; it arrives once so many blocks have followed. */
const chain = (name: BankScheme, coin: string, feeEur: string, confirmations: number, blockMs: number): Scheme => ({
  name,
  type: 'crypto_eft',
  calendar: null,
  reaches: (_country, currency) => currency === coin,
  feeEur,
  feeRate: '0',
  paymentMinEur: '0',
  paymentMaxEur: '50000',
  dayMaxEur: '100000',
  confirmations,
  timetable: { afterMs: confirmations * blockMs },
  currencies: [coin],
});

/** R2.7.93: every scheme with its reach, its price, its limits and its timetable. */
export const SCHEMES: readonly Scheme[] = [
  {
    name: 'SEPA',
    type: 'eft',
    calendar: TARGET,
    reaches: isSepa,
    feeEur: '0.30',
    feeRate: '0',
    paymentMinEur: '0',
    paymentMaxEur: '50000',
    dayMaxEur: '100000',
    timetable: { calendar: TARGET, cutOffHour: 15, days: 1, arrivalHour: 9 },
    currencies: ['EUR'],
    takesRecall: true,
  },
  {
    name: 'FPS',
    type: 'eft',
    calendar: null,
    reaches: (country, currency) => currency === 'GBP' && country === 'GB',
    feeEur: '0.50',
    feeRate: '0',
    paymentMinEur: '0',
    paymentMaxEur: '50000',
    dayMaxEur: '100000',
    timetable: { afterMs: 2 * HOUR_MS },
    currencies: ['GBP'],
  },
  {
    name: 'ACH',
    type: 'eft',
    calendar: UNITED_STATES,
    reaches: (country, currency) => currency === 'USD' && country === 'US',
    feeEur: '0.90',
    feeRate: '0',
    paymentMinEur: '1',
    paymentMaxEur: '50000',
    dayMaxEur: '100000',
    timetable: { calendar: UNITED_STATES, cutOffHour: 20, days: 2, arrivalHour: 14 },
    currencies: ['USD'],
  },
  {
    name: 'SWIFT',
    type: 'wire',
    calendar: TARGET,
    reaches: (country, currency) => isOpen(country) && !COINS.includes(currency),
    feeEur: '12',
    feeRate: '0.001',
    paymentMinEur: '5',
    paymentMaxEur: '100000',
    dayMaxEur: '200000',
    timetable: { calendar: TARGET, cutOffHour: 14, days: 2, arrivalHour: 12 },
    currencies: FIAT,
    takesRecall: true,
  },
  {
    name: 'SCT Inst',
    type: 'instant_payment',
    calendar: null,
    reaches: isSepa,
    feeEur: '0.60',
    feeRate: '0',
    paymentMinEur: '0',
    paymentMaxEur: '15000',
    dayMaxEur: '30000',
    timetable: { afterMs: 10 * SECOND_MS },
    currencies: ['EUR'],
  },
  {
    name: 'Pix',
    type: 'instant_payment',
    calendar: null,
    // The bank keeps no reais: its partner in Brazil takes dollars and pays out at once.
    reaches: (country, currency) => country === 'BR' && currency === 'USD',
    feeEur: '0.80',
    feeRate: '0.002',
    paymentMinEur: '1',
    paymentMaxEur: '5000',
    dayMaxEur: '10000',
    timetable: { afterMs: 10 * SECOND_MS },
    currencies: ['USD'],
  },
  {
    name: 'Interac',
    type: 'interac',
    calendar: null,
    reaches: (country, currency) => country === 'CA' && currency === 'CAD',
    feeEur: '0.70',
    feeRate: '0',
    paymentMinEur: '1',
    paymentMaxEur: '2000',
    dayMaxEur: '6000',
    timetable: { afterMs: 30 * MINUTE_MS },
    currencies: ['CAD'],
  },
  {
    name: 'OCT',
    type: 'oct',
    calendar: null,
    // Where an issuer takes payouts.
    reaches: (country, currency) =>
      country !== undefined && CARD_COUNTRIES.has(country) && CARD_CURRENCIES.has(currency),
    feeEur: '1.20',
    feeRate: '0.01',
    paymentMinEur: '1',
    paymentMaxEur: '2500',
    dayMaxEur: '4000',
    timetable: { afterMs: 30 * MINUTE_MS },
    currencies: [...CARD_CURRENCIES],
  },
  chain('Bitcoin', 'BTC', '2.50', 6, 10 * MINUTE_MS),
  chain('Ethereum', 'ETH', '1.20', 12, 12 * SECOND_MS),
  chain('Tron', 'USDT', '0.90', 20, 3 * SECOND_MS),
];

export const schemeFor = (type: BankTransferType, country: string | undefined, currency: string): Scheme | undefined =>
  SCHEMES.find((scheme) => scheme.type === type && scheme.reaches(country, currency));

/** The scheme of a payment that has left. @throws Error for a name that is none */
export function schemeNamed(name: string | null): Scheme {
  const scheme = SCHEMES.find((known) => known.name === name);
  if (!scheme) throw new Error(`no scheme is called ${name}`);
  return scheme;
}

/** How a payment travels; undefined for one whose recipient has not chosen yet. */
export const typeOf = (scheme: string | null): BankTransferType | undefined =>
  SCHEMES.find(({ name }) => name === scheme)?.type;

/** Those that pay an account at a bank: what a book of payees may keep, since it keeps every answer (R2.5.6). */
export const ACCOUNT_SCHEMES: readonly Scheme[] = SCHEMES.filter(({ type }) => type === 'eft' || type === 'wire');

/** The most of one payment to a country, in euros, where the bank sends less than a scheme would carry (R2.7.98). */
export const COUNTRY_MAX_EUR: Readonly<Record<string, string>> = { BR: '10000', LK: '5000' };
