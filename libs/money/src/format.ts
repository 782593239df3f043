import { isAmount, type Amount } from './decimal';
import { currencySymbol, decimalsOf } from './currency';

/** Stands in for an amount that cannot be read, so that a broken answer never blanks the page. */
const UNREADABLE = '—';
const MINUS = '−';
const NBSP = '\u00a0';
/** R2.9.1: at least 2 decimals (fewer where the currency has none) and at most 8. */
const MIN_DECIMALS = 2;
const MAX_DECIMALS = 8;

/** An amount taken apart for display, so that a screen can weigh its parts differently. */
export interface AmountParts {
  /** '' or a true minus sign. */
  sign: '' | '−';
  /** Grouped integer digits: "1.234". */
  integer: string;
  /** The decimals with their separator, ",50"; '' when there are none. */
  fraction: string;
  /** The table's symbol, the same in all languages. */
  symbol: string;
  /** Whether the locale writes the symbol before the number. */
  symbolFirst: boolean;
  /** The text between symbol and number: '' or a no-break space. */
  gap: string;
}

/** Formatters by locale and decimals. Building one costs about 50 µs, formatting with it 1 µs. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, minDecimals: number, maxDecimals: number): Intl.NumberFormat {
  const key = `${locale}|${minDecimals}|${maxDecimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      // Spanish leaves four digits ungrouped by default; R0.29 writes 1.234,56 there too.
      useGrouping: 'always',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

const places = new Map<string, { first: boolean; gap: string }>();

/** Where the locale puts a currency symbol, read from Intl with the euro. Intl takes a bare `pt` for Brazil, which puts it first. */
function symbolPlace(locale: string): { first: boolean; gap: string } {
  let place = places.get(locale);
  if (!place) {
    const parts = new Intl.NumberFormat(locale === 'pt' ? 'pt-PT' : locale, {
      style: 'currency',
      currency: 'EUR',
    }).formatToParts(1);
    const first =
      parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer');
    place = { first, gap: parts.some(({ type }) => type === 'literal') ? NBSP : '' };
    places.set(locale, place);
  }
  return place;
}

/** The separators of a locale's numbers; the group separator may be a no-break space. */
export function separators(locale: string): { decimal: string; group: string } {
  const parts = formatterOf(locale, 1, 1).formatToParts(1234567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: valueOf('decimal'), group: valueOf('group') };
}

/**
 * The number alone, in the locale's digits and separators; `parseAmount` reads it back exactly.
 * @param decimals how many are shown at least and at most; without it 2 to 8 (R2.9.1)
 */
export function formatDecimal(
  amount: Amount,
  locale: string,
  { min = MIN_DECIMALS, max = MAX_DECIMALS }: { min?: number; max?: number } = {},
): string {
  if (!isAmount(amount)) return UNREADABLE;
  const { sign, integer, fraction } = split(amount, locale, min, max);
  return `${sign}${integer}${fraction}`;
}

/** String input keeps Intl exact: a JS number would lose digits past the fifteenth. */
function split(amount: `${number}`, locale: string, minDecimals: number, maxDecimals: number) {
  let sign: '' | '−' = '';
  let integer = '';
  let fraction = '';
  for (const { type, value } of formatterOf(locale, minDecimals, maxDecimals).formatToParts(amount)) {
    if (type === 'minusSign') sign = MINUS;
    else if (type === 'decimal' || type === 'fraction') fraction += value;
    else integer += value;
  }
  const isZero = !/[1-9]/.test(integer + fraction);
  return { sign: isZero ? ('' as const) : sign, integer, fraction };
}

/** The parts of an amount for display; an unreadable amount is a dash with its symbol. */
export function amountParts(amount: Amount, currency: string, locale: string): AmountParts {
  const symbol = currencySymbol(currency);
  const place = symbolPlace(locale);
  // "lei1" and "BTC1" would run together where "€1" does not.
  const gap = /\p{L}$/u.test(symbol) ? NBSP : place.gap;
  const minDecimals = Math.min(MIN_DECIMALS, decimalsOf(currency));
  const number = isAmount(amount)
    ? split(amount, locale, minDecimals, MAX_DECIMALS)
    : { sign: '' as const, integer: UNREADABLE, fraction: '' };
  return { ...number, symbol, symbolFirst: place.first, gap };
}

/** An amount with its symbol as the locale writes it: at least 2 and up to 8 decimals, exact (R2.9.1). */
export function formatAmount(amount: Amount, currency: string, locale: string): string {
  const { sign, integer, fraction, symbol, symbolFirst, gap } = amountParts(amount, currency, locale);
  const number = `${integer}${fraction}`;
  return symbolFirst ? `${sign}${symbol}${gap}${number}` : `${sign}${number}${gap}${symbol}`;
}
