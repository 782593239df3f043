import fc from 'fast-check';
import { amountAsText, groupedText } from './amount-text';

const ES = { decimal: ',', group: '.' };

test.each([
  ['1234567.8', '1.234.567,8'],
  ['-1000', '-1.000'],
  ['0.00000001', '0,00000001'],
  ['', ''],
])('%s is written %s', (amount, text) => {
  expect(amountAsText(amount, ES)).toBe(text);
});

test('decimals stay as typed, trailing zeros included', () => {
  expect(groupedText('1234.5', '1234,50', ES)).toBe('1.234,50');
});

test('grouping adds separators and changes no digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{1,8}$/), (integer, fraction) => {
      const text = amountAsText(`${integer}.${fraction}`, ES);
      expect(text.replaceAll('.', '').replace(',', '.')).toBe(`${integer}.${fraction}`);
    }),
  );
});
