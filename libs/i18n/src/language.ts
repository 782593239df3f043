/** The languages of the product, as brands list them and addresses show them (R1.9.4). */
export const LANGS = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const;
export type Lang = (typeof LANGS)[number];

/** The locales behind them, as Intl and the catalogue files name them. */
export type Locale = 'en' | 'es' | 'ro' | 'ru' | 'uk' | 'pt';

/** `ua` is no locale: it maps to `uk` (R0.6); the others are their own. */
export function localeOf(lang: Lang): Locale {
  return lang === 'ua' ? 'uk' : lang;
}

/** Where the bank's customers are: Intl takes a bare `en` for America and a bare `pt` for Brazil. */
const REGIONAL: Partial<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-PT' };

/**
 * What Intl writes dates, times and names in for a locale: 21 Nov 2026, 14:05. Amounts are written by the locale itself, since
 * Portugal's own grouping is not the `1.234,56` of R0.29.
 */
export function intlTagOf(locale: Locale): string {
  return REGIONAL[locale] ?? locale;
}

/** The language a locale tag such as `uk-UA` or `pt-BR` stands for, or null when the product has none. */
export function langOf(tag: string): Lang | null {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  const lang = base === 'uk' ? 'ua' : base;
  return isLang(lang) ? lang : null;
}

export function isLang(text: string | null): text is Lang {
  return LANGS.some((lang) => lang === text);
}
