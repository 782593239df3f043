import { type Amount, isAmount } from '@bank/money';

/** A rate has five figures wherever a payment shows it; the bank computes with all of them. */
const FIGURES = { minimumSignificantDigits: 5, maximumSignificantDigits: 5 };

/** "1.0870": a rate in the reader's digits; empty where it cannot be read. */
export const rateText = (rate: Amount, locale: string): string =>
  isAmount(rate) ? new Intl.NumberFormat(locale, { ...FIGURES, useGrouping: 'always' }).format(rate) : '';
