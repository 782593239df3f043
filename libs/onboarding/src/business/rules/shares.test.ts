// Rules: R3.5.5, R0.45.
import { partsOf, percentOf, sumOf, WHOLE } from './shares';

test.each([
  ['0', null],
  ['0.0000', null],
  ['0.0001', 1n],
  ['9.99', 99_900n],
  ['24.9999', 249_999n],
  ['25', 250_000n],
  ['33.3333', 333_333n],
  ['100', 1_000_000n],
  ['100.0001', null],
  ['100.01', null],
  ['101', null],
  ['1.00001', null],
  ['-5', null],
  ['5,5', null],
  ['', null],
  ['1e1', null],
])('a share of "%s" is %s parts', (share, parts) => {
  expect(partsOf(share)).toBe(parts);
});

test.each([
  [0n, '0'],
  [1n, '0.0001'],
  [10_000n, '1'],
  [335_000n, '33.5'],
  [WHOLE, '100'],
])('%s parts are written %s', (parts, text) => {
  expect(percentOf(parts)).toBe(text);
});

test('a sum is exact, and what is no share counts for nothing', () => {
  expect(sumOf(['33.3333', '33.3333', '33.3334'])).toBe(WHOLE);
  expect(sumOf(['33.33', '33.33', '33.33'])).toBe(999_900n);
  expect(sumOf(['50', 'half'])).toBe(WHOLE / 2n);
});
