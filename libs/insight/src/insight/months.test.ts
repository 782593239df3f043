// Rules: R2.7.40.
import { add } from '@bank/money';
import type { InsightMonth } from '@bank/protocol/insight';
import fc from 'fast-check';
import { compareMonth, daysOf, largestOf, shareOf } from './months';

const month = (name: string, out: string, outToDay = out): InsightMonth => ({
  month: name,
  in: '0',
  out,
  outToDay,
  fees: '0',
  balance: '0',
});

test.each([
  ['a month that is over is compared whole', '2026-10', { kind: 'more', by: '50', isRunning: false }],
  ['the one that goes on, up to the same day', '2026-11', { kind: 'less', by: '30', isRunning: true }],
  ['the first has none before it', '2026-08', null],
  ['after a month without spending there is nothing to say', '2026-09', null],
])('%s', (_, name, expected) => {
  const months = [
    month('2026-08', '0'),
    month('2026-09', '100'),
    month('2026-10', '150', '90'),
    month('2026-11', '60'),
  ];
  expect(compareMonth(months, name)).toEqual(expected);
});

test('as much as before is said as that', () => {
  expect(compareMonth([month('2026-09', '7.50'), month('2026-10', '7.5')], '2026-10')).toMatchObject({ kind: 'same' });
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (name, last) => {
  expect(daysOf(name)).toEqual({ from: `${name}-01`, to: last });
});

const cents = fc.nat(10_000_000).map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`);

test('no bar is longer than the room it has', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1 }), (amounts) => {
      const largest = largestOf(amounts);
      expect(Math.max(...amounts.map((amount) => shareOf(amount, largest)))).toBeLessThanOrEqual(1);
      expect(amounts.map((amount) => add(amount, '0'))).toContain(add(largest, '0'));
    }),
  );
});
