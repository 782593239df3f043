// Rules: D20.
import fc from 'fast-check';
import { ibanOf, numberOf } from './account-number';

const isIban = (text: string) =>
  BigInt([...text.slice(4), ...text.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('')) % 97n === 1n;

/** Each text that differs in one character of the same kind: a digit for a digit, a letter for a letter. */
const slipsOf = (text: string) =>
  [...text].flatMap((sign, at) =>
    [...(/\d/.test(sign) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')]
      .filter((other) => other !== sign)
      .map((other) => `${text.slice(0, at)}${other}${text.slice(at + 1)}`),
  );

const brand = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const accountId = fc.integer({ min: 1, max: 99_999_999 });

test('the check digits of an IBAN catch every slip of one character', () => {
  fc.assert(
    fc.property(brand, accountId, (id, account) => {
      const iban = ibanOf(id, account) ?? '';
      expect(isIban(iban)).toBe(true);
      expect(slipsOf(iban).filter(isIban)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('and every two neighbours that change places', () => {
  fc.assert(
    fc.property(brand, accountId, fc.nat(17), (id, account, at) => {
      const iban = ibanOf(id, account) ?? '';
      const [first = '', second = ''] = iban.slice(4 + at);
      fc.pre(first !== second && /^\d\d$/.test(first + second));
      expect(isIban(`${iban.slice(0, 4 + at)}${second}${first}${iban.slice(6 + at)}`)).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});

test('another account has another IBAN', () => {
  fc.assert(
    fc.property(brand, accountId, accountId, (id, one, other) => {
      expect(ibanOf(id, one) === ibanOf(id, other)).toBe(one === other);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['a payment account', { type: 1001, isCrypto: false }, true],
  ['a receiving account', { type: 4002, isCrypto: false }, true],
  ['a wallet', { type: 1001, isCrypto: true }, false],
  ['a prepayment account', { type: 4001, isCrypto: false }, false],
  ['a card', { type: 2006, isCrypto: false }, false],
])('papers name %s by its IBAN where it has one', (_what, account, hasOne) => {
  expect(numberOf('d', { accountId: 10011, ...account })).toBe(hasOne ? ibanOf('d', 10011) : '10011');
});
