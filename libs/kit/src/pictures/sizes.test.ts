// Rules: R0.76.
import fc from 'fast-check';
import { fitted, turned } from './sizes';

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });

test('a photo of 48 megapixels is sent at 4,096 px, and one of 12 as it is', () => {
  expect(fitted({ width: 8064, height: 6048 }, 4096)).toEqual({ width: 4096, height: 3072 });
  expect(fitted({ width: 4032, height: 3024 }, 4096)).toEqual({ width: 4032, height: 3024 });
});

test('a fitted picture is within its bounds, never nothing, never larger, and of the same shape', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: 5000 }), (given, most) => {
      const { width, height } = fitted(given, most);
      expect(Math.max(width, height)).toBeLessThanOrEqual(most);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(width <= given.width && height <= given.height).toBe(true);
      // To the pixel that rounding costs.
      const scale = Math.max(width, height) / Math.max(given.width, given.height);
      expect(Math.abs(Math.min(width, height) - Math.min(given.width, given.height) * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

test('four turns by 90° are none', () => {
  fc.assert(
    fc.property(size, fc.nat(3), (given, turns) => {
      expect(turned(turned(given, turns), 4 - turns)).toEqual(given);
      expect(turned(given, turns + 4)).toEqual(turned(given, turns));
    }),
  );
  expect(turned({ width: 3, height: 2 }, 1)).toEqual({ width: 2, height: 3 });
});
