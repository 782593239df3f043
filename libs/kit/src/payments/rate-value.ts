import { useLocale } from '@bank/i18n';
import { type Amount, isAmount } from '@bank/money';
import type { PaymentQuote } from '@bank/protocol/payment';

/** A rate has five figures wherever a screen shows it of a payment; the bank computes with all of them, and its papers print them. */
const FIGURES = { minimumSignificantDigits: 5, maximumSignificantDigits: 5 };

/** "1.0870": a rate in the reader's digits; empty where it cannot be read. */
const rateText = (rate: Amount, locale: string): string =>
  isAmount(rate) ? new Intl.NumberFormat(locale, { ...FIGURES, useGrouping: 'always' }).format(rate) : '';

/** "1 EUR = 1.0870 USD", which reads the same in every language. Null where the payee receives the account's own currency (R2.5.2). */
export function useRateValue(
  { exchangeRate, debitCurrencyCode }: Pick<PaymentQuote, 'exchangeRate' | 'debitCurrencyCode'>,
  currency: string,
): string | null {
  const locale = useLocale();
  if (debitCurrencyCode === currency) return null;
  return `1\u00a0${debitCurrencyCode} = ${rateText(exchangeRate, locale)}\u00a0${currency}`;
}
