import { amountParts, formatAmount, type Amount, type AmountParts } from '@bank/money';
import { intlTagOf, type Locale } from './language';

/**
 * day: 21 Nov 2026 · dayMonth: 21 Nov · dayTime: with hours and minutes · short: 21/11/2026 · month: November 2026 · monthShort: Nov ·
 * weekday: Saturday 21 November · weekdayYear: with its year · time: 14:05.
 */
export type DateStyle =
  'day' | 'dayMonth' | 'dayTime' | 'short' | 'month' | 'monthShort' | 'weekday' | 'weekdayYear' | 'time';

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  dayMonth: { day: 'numeric', month: 'short' },
  dayTime: { dateStyle: 'medium', timeStyle: 'short' },
  short: { dateStyle: 'short' },
  month: { year: 'numeric', month: 'long' },
  monthShort: { month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { timeStyle: 'short' },
};

/** Units of time, the largest first. A difference is written in the first unit that fits. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
const UNREADABLE = '—';

/** "г." and "р." behind a year in Russian and Ukrainian: at the end of a sentence there would be two full stops. */
const YEAR_WORD = /\s[гр]\.(?=$|,)/u;

/** Everything a screen formats, in one locale; every Intl object behind it is built once. */
export interface Formats {
  /** With its symbol: at least 2 and up to 8 decimals, exact. */
  amount(amount: Amount, currency: string): string;
  amountParts(amount: Amount, currency: string): AmountParts;
  /** @param iso an instant (shown in the reader's time zone) or a calendar day `YYYY-MM-DD` (shown as that day) */
  date(iso: string, style: DateStyle): string;
  number(value: number): string;
  /** @param ratio 0.125 is shown as 12.5 % */
  percent(ratio: number): string;
  /** How long ago or ahead of `nowMs` (epoch ms) an instant is. */
  relative(iso: string, nowMs: number): string;
  /** The name of a language, country or currency; the code itself when it has none. `ua` counts as `uk`. */
  displayName(kind: 'language' | 'region' | 'currency', code: string): string;
  /** The name of a currency as it begins a line: most languages write it with a small letter inside a sentence. */
  currencyName(code: string): string;
}

/** Names that no dictionary of currencies has. They are the same in every language. */
const CRYPTO: Readonly<Record<string, string>> = { BTC: 'Bitcoin', ETH: 'Ether', USDT: 'Tether' };

const byLocale = new Map<Locale, Formats>();

/** The formats of a locale, the same object each time. */
export function formatsOf(locale: Locale): Formats {
  let formats = byLocale.get(locale);
  if (!formats) {
    formats = createFormats(locale);
    byLocale.set(locale, formats);
  }
  return formats;
}

function createFormats(locale: Locale): Formats {
  const once = memo();
  const tag = intlTagOf(locale);
  const dateFormat = (style: DateStyle, timeZone: 'UTC' | undefined) =>
    once(`date ${style} ${timeZone}`, () => new Intl.DateTimeFormat(tag, { ...DATE_STYLES[style], timeZone }));
  const number = () => once('number', () => new Intl.NumberFormat(locale));
  const percent = () =>
    once('percent', () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  const relative = () => once('relative', () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const names = (type: 'language' | 'region' | 'currency') =>
    once(`names ${type}`, () => new Intl.DisplayNames(tag, { type }));

  const displayName: Formats['displayName'] = (kind, code) => {
    try {
      return names(kind).of(kind === 'language' && code === 'ua' ? 'uk' : code) ?? code;
    } catch {
      return code; // Intl throws for a malformed code.
    }
  };
  return {
    amount: (amount, currency) => formatAmount(amount, currency, locale),
    amountParts: (amount, currency) => amountParts(amount, currency, locale),
    date(iso, style) {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return UNREADABLE;
      // A calendar day is midnight UTC, which is still the previous day west of Greenwich.
      const text = dateFormat(style, CALENDAR_DAY.test(iso) ? 'UTC' : undefined).format(date);
      return text.replace(YEAR_WORD, '');
    },
    number: (value) => number().format(value),
    percent: (ratio) => percent().format(ratio),
    relative(iso, nowMs) {
      const ms = new Date(iso).getTime() - nowMs;
      if (Number.isNaN(ms)) return UNREADABLE;
      const [unit, size] = UNITS.find(([, unitMs]) => Math.abs(ms) >= unitMs) ?? ['second', 1000];
      return relative().format(Math.trunc(ms / size), unit);
    },
    displayName,
    currencyName(code) {
      const name = CRYPTO[code] ?? displayName('currency', code);
      return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
    },
  };
}

/** Builds each named Intl object at its first use. */
function memo() {
  const built = new Map<string, unknown>();
  return <T>(key: string, build: () => T): T => {
    if (!built.has(key)) built.set(key, build());
    // Each key is built by one call site, so the stored value has that site's type.
    return built.get(key) as T;
  };
}
