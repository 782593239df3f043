import { languages } from '../platform/languages';

const formatOf = (locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 });
/** Making one costs more than a thousand amounts. */
const formats: Record<string, Intl.NumberFormat> = {};

/**
 * An exact amount with its currency code as the language writes it; Intl takes decimal strings without loss.
 * @param lang a brand language; any other gets English
 */
export function sayAmount(lang: string, amount: string, currency: string): string {
  const known = languages.find((one) => one === lang) ?? 'en';
  const locale = known === 'ua' ? 'uk' : known;
  const format = formats[locale] ?? (formats[locale] = formatOf(locale));
  // A template-literal type is what the library declares for exact strings; a decimal amount is always one.
  return `${format.format(amount as `${number}`)} ${currency}`;
}
