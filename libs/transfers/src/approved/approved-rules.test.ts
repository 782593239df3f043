// Rules: R2.4.6.
import { sampleTransfer } from '@bank/kit/testing';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import type { PaymentSummary } from '@bank/protocol/transfers';
import { decidable, filterOf, searchOf, totalsOf } from './approved-rules';

const request = (id: string, isOwn: boolean, summary: Partial<PaymentSummary> = {}): TransactionRequest => ({
  transactionId: id,
  transactionType: 'P2P',
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: { userId: 7, name: 'Lev Moroz' },
  isOwn,
  fromAccountName: 'Operations',
  summary: sampleTransfer({ summary }).summary,
});

test.each([
  ['', { page: 1, createdBy: null }, {}],
  ['page=3&createdBy=7', { page: 3, createdBy: 7 }, { page: '3', createdBy: '7' }],
  ['page=0&createdBy=-1', { page: 1, createdBy: null }, {}],
  ['page=x&createdBy=1.5', { page: 1, createdBy: null }, {}],
])('the address "%s"', (search, filter, back) => {
  expect(filterOf(new URLSearchParams(search))).toEqual(filter);
  expect(searchOf(filter)).toEqual(back);
});

test('only what others made can be decided, and nothing without the right', () => {
  const [own, other] = [request('1', true), request('2', false)];
  expect(decidable([own, other], true)).toEqual([other]);
  expect(decidable([own, other], false)).toEqual([]);
});

test('totals are exact, fees included, and never added over currencies', () => {
  const euro = { total: '0.1', debitCurrencyCode: 'EUR' };
  expect(
    totalsOf([
      request('1', false, euro),
      request('2', false, { total: '3', debitCurrencyCode: 'RON' }),
      request('3', false, { ...euro, total: '0.2' }),
    ]),
  ).toEqual([
    { currency: 'EUR', amount: '0.3' },
    { currency: 'RON', amount: '3' },
  ]);
});
