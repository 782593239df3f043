// Rules: D20.
import fc from 'fast-check';
import { numberOf } from './issue';
import { products } from './products';

/** ISO/IEC 7812-1, from the other end than the bank does it: with the check digit in the sum, ten divides it. */
const isCardNumber = (digits: string) =>
  [...digits].reduce((sum, digit, at) => {
    const value = (digits.length - at) % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return sum + Math.floor(value / 10) + (value % 10);
  }, 0) %
    10 ===
  0;

const bin = fc.constantFrom(...products.map((product) => product.bin));
const account = fc.integer({ min: 0, max: 999_999_999 }).map((value) => String(value).padStart(9, '0'));

test('the check digit of a card number catches every slip of one digit', () => {
  expect(isCardNumber('4539148803436467')).toBe(true);
  fc.assert(
    fc.property(bin, account, (issuer, own) => {
      const number = numberOf(issuer, own);
      expect(number).toMatch(/^\d{16}$/);
      expect(isCardNumber(number)).toBe(true);
      const slips = [...number].flatMap((digit, at) =>
        [...'0123456789']
          .filter((other) => other !== digit)
          .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
      );
      expect(slips.filter(isCardNumber)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
