import { isDay } from './is-day';
import { plainDigits } from './read-code';

type Part = 'day' | 'month' | 'year';

/** The letter that stands for a digit of each part, in the reader's language: d, m, y. */
export type DateLetters = Readonly<Record<Part, string>>;

/** Why a text is no day: not read, also because its year has fewer than four digits; or a day that its month does not have. */
export type DateProblem = 'unreadable' | 'impossible';
export type DateReading = { day: string } | { problem: DateProblem; written?: string };

/** A day whose three numbers differ in length and value, which shows the order of a locale. */
const SAMPLE = new Date(Date.UTC(2026, 10, 25));

const numeric = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

const orderOf = (locale: string): Part[] =>
  numeric(locale)
    .formatToParts(SAMPLE)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));

/** A day as it is typed in a locale: 25/11/2026, 25.11.2026. @param day `YYYY-MM-DD`; any other text stays as it is */
export const writeDay = (day: string, locale: string): string =>
  isDay(day) ? numeric(locale).format(new Date(`${day}T00:00:00Z`)) : day;

/** The example that an error shows. */
export const sampleDay = (locale: string): string => numeric(locale).format(SAMPLE);

/** What an empty field shows: the notation without a day, dd/mm/yyyy. Numbers would look like a day that is there (R0.123). */
export const blankDay = (locale: string, letters: DateLetters): string =>
  numeric(locale)
    .formatToParts(SAMPLE)
    .map(({ type, value }) =>
      type === 'day' || type === 'month' || type === 'year' ? letters[type].repeat(value.length) : value,
    )
    .join('');

/** A typed day: in the order of the locale with any marks or none between its numbers, or year first (ISO). */
export function readDay(text: string, locale: string): DateReading {
  const typed = plainDigits(text).trim();
  const order = orderOf(locale);
  // Marks only: words are no part of a typed day.
  const numbers = /^[\d\s.,/-]+$/.test(typed) ? (typed.match(/\d+/g) ?? []) : [];
  const [first = ''] = numbers;
  if (numbers.length === 1 && first.length === 8) return dayOf(order, splitUp(first, order), locale);
  if (numbers.length !== 3) return { problem: 'unreadable' };
  return dayOf(first.length === 4 ? ['year', 'month', 'day'] : order, numbers, locale);
}

/** The numbers of eight digits without marks. */
function splitUp(digits: string, order: readonly Part[]): string[] {
  let at = 0;
  return order.map((part) => digits.slice(at, (at += part === 'year' ? 4 : 2)));
}

function dayOf(order: readonly Part[], numbers: readonly string[], locale: string): DateReading {
  const of = (part: Part) => numbers[order.indexOf(part)] ?? '';
  const [year, month, day] = [of('year'), of('month'), of('day')];
  if (month.length > 2 || day.length > 2 || Number(month) < 1 || Number(month) > 12 || year.length !== 4)
    return { problem: 'unreadable' };
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isDay(typed)) return { day: typed };
  return { problem: 'impossible', written: inWords(Number(day), Number(month), year, locale) };
}

/** A day that may not exist, in words: the first of its month with another number. */
const inWords = (day: number, month: number, year: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(Date.UTC(Number(year), month - 1, 1)))
    .map(({ type, value }) => (type === 'day' ? String(day) : value))
    .join('');
