// Rules: R2.3.3, R2.7.17, R2.7.19.
import { sampleAccount } from '@bank/kit/testing';
import { add, compare, convert } from '@bank/money';
import fc from 'fast-check';
import { comparisonIn, mainCurrencyOf, totalIn, worthIn } from './total';

const RATES = [
  { fromCurrencyCode: 'USD', toCurrencyCode: 'EUR', rate: '0.92' },
  { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD', rate: '1.08695652' },
  { fromCurrencyCode: 'BTC', toCurrencyCode: 'EUR', rate: '58000' },
];
const euro = sampleAccount({ balance: '100.10' });
const dollars = sampleAccount({ accountId: 12, currencyCode: 'USD', balance: '80', pendingAmount: '10' });
const prepaid = sampleAccount({ accountId: 13, type: 4001, accountBalanceMin: '-300', balance: '-20' });
const closed = sampleAccount({ accountId: 14, type: 11, balance: '1000', currencyCode: 'XAU' });

test('the total adds up what every open account is shown with, and says "about" once a rate was used', () => {
  expect(totalIn('EUR', [euro, prepaid, closed], [])).toEqual({ amount: '380.1', isAbout: false });
  expect(totalIn('EUR', [euro, dollars], RATES)).toEqual({ amount: '173.7', isAbout: true });
});

test('a missing rate makes no total rather than a wrong one', () => {
  expect(totalIn('EUR', [euro, sampleAccount({ currencyCode: 'GBP' })], RATES)).toBeNull();
});

test('the main currency is the chosen one while an account holds it', () => {
  expect(mainCurrencyOf([euro, dollars], 'USD')).toBe('USD');
  expect(mainCurrencyOf([euro, dollars], 'BTC')).toBe('EUR');
  expect(mainCurrencyOf([closed], 'XAU')).toBeNull();
});

test('a total is the sum of what each account is worth, so that a list of them adds up to it', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 8 }), (balances) => {
      const accounts = balances.map((balance, index) =>
        sampleAccount({ accountId: index, balance, currencyCode: index % 2 === 0 ? 'USD' : 'BTC' }),
      );
      const worths = accounts.map(({ balance, currencyCode }) =>
        worthIn('EUR', { amount: balance, currency: currencyCode }, RATES),
      );
      const expected = worths.reduce((sum, worth) => add(sum, worth?.amount ?? 'missing'), '0');
      expect(compare(totalIn('EUR', accounts, RATES)?.amount ?? 'missing', expected)).toBe(0);
    }),
  );
  expect(convert('0.005', '1', 2)).toBe('0.01');
});

test.each([
  ['100', '218.40', { kind: 'less', by: { amount: '118.4', isAbout: false } }],
  ['218.40', '100', { kind: 'more', by: { amount: '118.4', isAbout: false } }],
  ['50', '50.00', { kind: 'same', by: { amount: '0', isAbout: false } }],
  ['50', '0', null],
])('%s this month beside %s last month', (thisMonth, lastMonth, expected) => {
  expect(comparisonIn('EUR', [{ currencyCode: 'EUR', thisMonth, lastMonth }], RATES)).toEqual(expected);
});

test('spending in several currencies is compared in the main one, about', () => {
  const spending = [
    { currencyCode: 'EUR', thisMonth: '10', lastMonth: '10' },
    { currencyCode: 'USD', thisMonth: '0', lastMonth: '100' },
  ];
  expect(comparisonIn('EUR', spending, RATES)).toEqual({ kind: 'less', by: { amount: '92', isAbout: true } });
  expect(comparisonIn('GBP', spending, RATES)).toBeNull();
});
