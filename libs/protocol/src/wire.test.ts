import fc from 'fast-check';
import { amountIn, idIn, textIn } from './wire';

describe('request fields accept what R0.14 makes of them', () => {
  it('takes an amount as a string or as the number it prints as, and yields the string', () => {
    expect(amountIn.parse('250.00')).toBe('250.00');
    expect(amountIn.parse(250)).toBe('250');
    expect(amountIn.parse('0.00000001')).toBe('0.00000001');
  });

  it.each(['', '1e5', '1,5', '0.123456789', 'NaN', '--1', '.5', '١٢'])('refuses %j as an amount', (text) => {
    expect(amountIn.safeParse(text).success).toBe(false);
  });

  it.each([Number.NaN, Infinity, 1e-9, 1e21])('refuses the number %d as an amount', (value) => {
    expect(amountIn.safeParse(value).success).toBe(false);
  });

  it('keeps every amount of up to 8 decimals exactly', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 20n - 1n), fc.integer({ min: 0, max: 99_999_999 }), (units, fraction) => {
        const text = `${units}.${String(fraction).padStart(8, '0')}`;
        expect(amountIn.parse(text)).toBe(text);
      }),
    );
  });

  it('takes an id as a number or its digits', () => {
    expect(idIn.parse('42')).toBe(42);
    expect(idIn.parse(42)).toBe(42);
    for (const bad of [1.5, -1, '4 2', '', '../1']) expect(idIn.safeParse(bad).success).toBe(false);
  });

  it('holds text to its length, also when the clean-up made it a number', () => {
    expect(textIn(3).parse(123)).toBe('123');
    expect(textIn(3).safeParse('1234').success).toBe(false);
  });
});
