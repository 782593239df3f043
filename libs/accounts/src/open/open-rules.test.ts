// Rules: R2.7.52, R2.7.53.
import { sampleAccount } from '@bank/kit/testing';
import type { Rate } from '@bank/protocol/totals';
import { openable } from './open-rules';

const RATES = ['EUR', 'GBP', 'ETH'].map((fromCurrencyCode) => ({ fromCurrencyCode }) as Rate);

test('what is not held yet can be opened, wallets by those who may keep digital money', () => {
  const euro = [sampleAccount({ currencyCode: 'EUR' })];
  expect(openable(euro, RATES, true)).toEqual({ accounts: ['GBP'], wallets: ['ETH'] });
  expect(openable(euro, RATES, false)).toEqual({ accounts: ['GBP'], wallets: [] });
});
