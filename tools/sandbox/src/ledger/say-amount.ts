import { dayStart } from '../platform/calendar';
import { intlTag, languages, localeOf } from '../platform/languages';

const formatOf = (locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 });
/** Making one costs more than a thousand amounts. */
const formats: Record<string, Intl.NumberFormat> = {};

const intlLocale = (lang: string) => localeOf(languages.find((one) => one === lang) ?? 'en');

/** A day of the calendar, written out. @param day `YYYY-MM-DD` */
export const sayDay = (lang: string, day: string): string =>
  new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(dayStart(day));

/**
 * An exact amount as the language writes it, without its currency; Intl takes decimal strings without loss.
 * @param lang a brand language; any other gets English
 */
export function sayFigure(lang: string, amount: string): string {
  const locale = intlLocale(lang);
  const format = formats[locale] ?? (formats[locale] = formatOf(locale));
  // A template-literal type is what the library declares for exact strings; a decimal amount is always one.
  return format.format(amount as `${number}`);
}

/** The same with its currency code. */
export const sayAmount = (lang: string, amount: string, currency: string): string =>
  `${sayFigure(lang, amount)} ${currency}`;
