// Rules: R0.99.
import fc from 'fast-check';
import { readDay, writeDay } from './date-text';
import { isDay } from './is-day';

const LOCALES = ['en-GB', 'es', 'pt-PT', 'ro', 'ru', 'uk'];

test.each<[string, string, string]>([
  ['en-GB', '25/11/2026', '2026-11-25'],
  ['en-US', '11/25/2026', '2026-11-25'],
  ['ro', '25.11.2026', '2026-11-25'],
  ['ro', '5.1.2026', '2026-01-05'],
  ['ru', '25/11/2026', '2026-11-25'],
  ['es', '25-11-2026', '2026-11-25'],
  ['uk', ' 25 11 2026 ', '2026-11-25'],
  ['en-GB', '25112026', '2026-11-25'],
  ['en-US', '11252026', '2026-11-25'],
  ['en-GB', '2026-11-25', '2026-11-25'],
  ['en-US', '2026/1/5', '2026-01-05'],
  ['en-GB', '29/02/2028', '2028-02-29'],
  ['pt-PT', '٢٥/١١/٢٠٢٦', '2026-11-25'],
])('%s reads %s as %s', (locale, text, day) => {
  expect(readDay(text, locale)).toEqual({ day });
});

test.each<[string, string, string]>([
  ['nothing', '', 'unreadable'],
  ['a part', '25/11', 'unreadable'],
  ['words', '25 November 2026', 'unreadable'],
  ['a month that no year has', '25/13/2026', 'unreadable'],
  ['a fourth number', '25/11/2026/1', 'unreadable'],
  ['a year of two digits', '25/11/26', 'unreadable'],
  ['a year of five digits', '25/11/20266', 'unreadable'],
])('%s is refused', (_, text, problem) => {
  expect(readDay(text, 'en-GB')).toEqual({ problem });
});

test.each([
  ['en-GB', '31/02/2026', '31 February'],
  ['en-GB', '29/02/2026', '29 February'],
  ['es', '31/04/2026', '31 de abril'],
  ['pt-PT', '31/04/2026', '31 de abril'],
  ['ro', '30.02.2026', '30 februarie'],
  ['ru', '31.02.2026', '31 февраля'],
  ['uk', '31.02.2026', '31 лютого'],
])('%s names the day that %s would be', (locale, text, written) => {
  expect(readDay(text, locale)).toEqual({ problem: 'impossible', written });
});

test.each(LOCALES)('every day that is written in %s is read as the same day', (locale) => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(readDay(writeDay(day, locale), locale)).toEqual({ day });
      expect(readDay(day, locale)).toEqual({ day });
    }),
  );
});

test('a day has four, two and two digits and exists', () => {
  expect(['2026-11-25', '2026-02-31', '2026-1-5', '25/11/2026', '', '2026-00-10'].map(isDay)).toEqual([
    ...[true, false, false, false, false, false],
  ]);
});
