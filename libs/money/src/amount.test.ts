// Rules: R0.29.
import fc from 'fast-check';
import { abs, add, compare, convert, max, min, normalize, subtract, sum } from './index';

// D03: the oracle computes in units of 10^-8 with BigInt.
const SCALE = 8;

const print = (units: bigint): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction ? `.${fraction}` : ''}`;
};
const units = fc.bigInt({ min: -(10n ** 23n), max: 10n ** 23n });

test('sums and differences equal a BigInt oracle (D03)', () => {
  fc.assert(
    fc.property(units, units, (a, b) => {
      expect(add(print(a), print(b))).toBe(print(a + b));
      expect(subtract(print(a), print(b))).toBe(print(a - b));
    }),
    { numRuns: 10_000 },
  );
});

test('order, sign and totals equal a BigInt oracle (D03)', () => {
  fc.assert(
    fc.property(fc.array(units, { minLength: 2, maxLength: 6 }), (list) => {
      const [a = 0n, b = 0n] = list;
      const texts = list.map(print);
      expect(sum(texts)).toBe(print(list.reduce((total, each) => total + each, 0n)));
      expect(compare(print(a), print(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      expect(max(print(a), print(b))).toBe(print(a > b ? a : b));
      expect(min(print(a), print(b))).toBe(print(a < b ? a : b));
      expect(abs(print(a))).toBe(print(a < 0n ? -a : a));
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['1.50', '1.5'],
  ['-0', '0'],
  ['-0.00', '0'],
  ['007', '7'],
  ['0.00000001', '0.00000001'],
])('normalizes %s to %s', (amount, expected) => {
  expect(normalize(amount)).toBe(expected);
});

test.each(['', '1e5', 'NaN', '1,5', ' 1', '.5', '1.', '--1', 'Infinity'])('refuses to compute with %p', (text) => {
  expect(() => add(text, '1')).toThrow(RangeError);
});

test('the total of nothing is zero', () => {
  expect(sum([])).toBe('0');
});

test('a converted amount equals a BigInt oracle that rounds halves away from zero', () => {
  fc.assert(
    fc.property(units, fc.bigInt({ min: 1n, max: 10n ** 13n }), fc.constantFrom(0, 2, 3, 8), (a, rate, decimals) => {
      const step = 10n ** BigInt(2 * SCALE - decimals);
      const product = a * rate;
      const size = ((product < 0n ? -product : product) * 2n + step) / (2n * step);
      const rounded = (product < 0n ? -size : size) * 10n ** BigInt(SCALE - decimals);
      expect(convert(print(a), print(rate), decimals)).toBe(print(rounded));
    }),
    { numRuns: 5_000 },
  );
  expect(convert('-0.125', '1', 2)).toBe('-0.13');
});
