/** Symbols the product shows, the same in every language (R3.3.12). Others are shown by their code. */
const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  AUD: 'AUD $',
  CAD: 'CAD $',
  GBP: '£',
  RON: 'lei',
};

/** Wallet currencies: 8 decimals, and no minor unit that Intl would know (Intl gives BTC two). */
const CRYPTO: ReadonlySet<string> = new Set(['BTC', 'ETH', 'LTC', 'BCH', 'XRP', 'TRX', 'USDT', 'USDC']);

/** Fiat currencies without the usual two decimals (ISO 4217). */
const DECIMALS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  PYG: 0,
  UGX: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

export function isCrypto(currency: string): boolean {
  return CRYPTO.has(currency);
}

/** How many decimals an amount of the currency may have: 8 for crypto, ISO 4217 for the rest. */
export function decimalsOf(currency: string): number {
  return isCrypto(currency) ? 8 : (DECIMALS[currency] ?? 2);
}

/** The symbol of R3.3.12, or the currency's code where the table has none. */
export function currencySymbol(currency: string): string {
  return SYMBOLS[currency] ?? currency;
}
