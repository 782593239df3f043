// Rules: R0.111.
import type { ExternalWay } from '@bank/protocol/transfers-external';
import { cheapestOf, waysBeside, waysByDetails } from './ways';

const way = (type: ExternalWay['type'], field: string, more: Partial<ExternalWay> = {}): ExternalWay => ({
  ...{ type, scheme: 'SEPA', isPermitted: true, fee: '1', feeRate: '0', feeCurrencyCode: 'EUR', confirmations: null },
  arrivesAt: '2026-11-30T09:00:00.000Z',
  fields: [
    {
      ...{ name: field, kind: 'text', label: field, hint: null, isRequired: true },
      ...{ minLength: null, maxLength: null, pattern: null, options: [] },
    },
  ],
  ...more,
});
const slow = way('eft', 'iban', { fee: '0.30' });
const fast = way('instant_payment', 'iban', { fee: '0.60', arrivesAt: '2026-11-27T09:00:10.000Z' });
const card = way('oct', 'cardNumber');

test('one way stands for each set of details: the chosen one, else the first that is open', () => {
  expect(waysByDetails([slow, fast, card], undefined)).toEqual([slow, card]);
  expect(waysByDetails([slow, fast, card], fast)).toEqual([fast, card]);
  expect(waysByDetails([{ ...slow, isPermitted: false }, fast], undefined)).toEqual([fast]);
});

test('beside the amount stand the open ways that ask for the same, the soonest first', () => {
  expect(waysBeside([slow, fast, card], slow)).toEqual([fast, slow]);
  expect(waysBeside([slow, { ...fast, isPermitted: false }, card], slow)).toEqual([slow]);
});

test('a way is the cheapest only where it is so for every amount', () => {
  expect(cheapestOf([fast, slow])).toBe(slow);
  expect(cheapestOf([fast, { ...slow, feeRate: '0.001' }])).toBeNull();
  expect(cheapestOf([fast, { ...slow, fee: '0.60' }])).toBeNull();
});
