import type { Output } from '@bank/protocol';
import type { cardBinInfo } from '@bank/protocol/cards';

export type BinInfo = Output<typeof cardBinInfo>;
type Issuer = Omit<BinInfo, 'binNumber' | 'valid'>;

/** The issuers of cards outside of this bank by the first six digits, for payouts to cards. All of them are made up. */
export const ISSUERS: Readonly<Record<string, Issuer>> = {
  '400000': {
    issuer: 'Banco Ribera',
    cardBrand: 'VISA',
    cardCategory: 'CLASSIC',
    cardType: 'DEBIT',
    countryCode: 'ES',
    currencyCode: 'EUR',
    isCommercial: false,
    isPrepaid: false,
  },
  '424242': {
    issuer: 'Nordufer Bank',
    cardBrand: 'VISA',
    cardCategory: 'GOLD',
    cardType: 'DEBIT',
    countryCode: 'DE',
    currencyCode: 'EUR',
    isCommercial: false,
    isPrepaid: false,
  },
  '550000': {
    issuer: 'Northlake Credit',
    cardBrand: 'MASTERCARD',
    cardCategory: 'BUSINESS',
    cardType: 'CREDIT',
    countryCode: 'US',
    currencyCode: 'USD',
    isCommercial: true,
    isPrepaid: false,
  },
  '530000': {
    issuer: 'Quickload Prepaid',
    cardBrand: 'MASTERCARD',
    cardCategory: 'GIFT',
    cardType: 'PREPAID',
    countryCode: 'DE',
    currencyCode: 'EUR',
    isCommercial: false,
    isPrepaid: true,
  },
};

const NOBODY: Omit<BinInfo, 'binNumber'> = {
  issuer: '',
  cardBrand: '',
  cardCategory: '',
  cardType: '',
  countryCode: '',
  currencyCode: '',
  isCommercial: false,
  isPrepaid: false,
  valid: false,
};

/** Digits of a card number that name its issuer (R2.9.8). */
const BIN_DIGITS = 6;

/** @param typed a card number or its beginning, with or without spaces (R2.5.6) */
export const binOf = (typed: string): string => typed.replace(/\s/g, '').slice(0, BIN_DIGITS);

/** Who issued a card outside of this bank. @param typed as of `binOf` */
export function outsideIssuer(typed: string): BinInfo {
  const binNumber = binOf(typed);
  const issuer = ISSUERS[binNumber];
  return issuer ? { binNumber, ...issuer, valid: true } : { binNumber, ...NOBODY };
}
