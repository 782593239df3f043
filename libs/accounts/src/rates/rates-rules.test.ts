// Rules: R0.34, R2.5.2, R2.7.54, R2.9.1.
import fc from 'fast-check';
import { exchangeOf, rateBetween } from './rates-rules';

const rates = [
  { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD', rate: '1.08695652', midRate: '1.09' },
  { fromCurrencyCode: 'USD', toCurrencyCode: 'EUR', rate: '0.92', midRate: '0.91' },
  { fromCurrencyCode: 'EUR', toCurrencyCode: 'BTC', rate: '0.00001724', midRate: '0.00001724' },
  { fromCurrencyCode: 'EUR', toCurrencyCode: 'RON', rate: '4.97512437' },
];

test.each([
  ['EUR', 'EUR'],
  ['eur', 'EUR'],
  ['XXX', 'xxx'],
  ['', 'USD'],
  ['USD', ''],
])('one %j is one %j', (from, to) => expect(rateBetween(from, to, rates)).toBe('1'));

test('a rate is the bank’s for that direction, and there is none for a pair that it does not list', () => {
  expect(rateBetween('eur', 'usd', rates)).toBe('1.08695652');
  expect(rateBetween('USD', 'EUR', rates)).toBe('0.92');
  expect(rateBetween('RON', 'EUR', rates)).toBeNull();
  expect(exchangeOf('1', 'RON', 'EUR', rates)).toBeNull();
});

test('the result has two decimals, of a crypto currency eight', () => {
  expect(exchangeOf('100', 'EUR', 'USD', rates)?.result).toBe('108.7');
  expect(exchangeOf('12.34', 'EUR', 'BTC', rates)?.result).toBe('0.00021274');
});

test('beside the market it is less, more or the same, in money', () => {
  expect(exchangeOf('100', 'EUR', 'USD', rates)?.market).toEqual({ rate: '1.09', kind: 'less', by: '0.3' });
  expect(exchangeOf('100', 'USD', 'EUR', rates)?.market).toEqual({ rate: '0.91', kind: 'more', by: '1' });
  expect(exchangeOf('100', 'EUR', 'BTC', rates)?.market).toMatchObject({ kind: 'same', by: '0' });
  expect(exchangeOf('100', 'EUR', 'RON', rates)?.market).toBeNull();
  expect(exchangeOf('100', 'EUR', 'EUR', rates)).toEqual({ rate: '1', result: '100', market: null });
});

test('no result has more decimals than its currency', () => {
  const cents = fc.integer({ min: 1, max: 10 ** 9 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.constantFrom('USD', 'BTC', 'RON'), (amount, to) => {
      const { result = '' } = exchangeOf(amount, 'EUR', to, rates) ?? {};
      expect(result).toMatch(to === 'BTC' ? /^\d+(\.\d{1,8})?$/ : /^\d+(\.\d{1,2})?$/);
    }),
  );
});
