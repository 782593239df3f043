// Rules: R2.4.6, R2.4.66.
import { sampleTransfer } from '@bank/kit/testing';
import type { TransactionRequest } from '@bank/protocol/transfer-requests';
import type { PaymentSummary } from '@bank/protocol/payment';
import { decidable, filterOf, isNarrowed, searchOf, totalsOf } from './approved-rules';

const request = (id: string, isOwn: boolean, summary: Partial<PaymentSummary> = {}): TransactionRequest => ({
  transactionId: id,
  transactionType: 'P2P',
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: { userId: 7, name: 'Lev Moroz' },
  isOwn,
  fromAccountName: 'Operations',
  expiresAt: null,
  approvalsNeeded: 1,
  approvals: [],
  waitsFor: [],
  summary: sampleTransfer({ summary }).summary,
});

const ALL = { page: 1, createdBy: null, type: null, from: '', to: '' };

test.each([
  ['', ALL, {}],
  ['page=3&createdBy=7', { ...ALL, page: 3, createdBy: 7 }, { page: '3', createdBy: '7' }],
  ['page=0&createdBy=-1', ALL, {}],
  ['page=x&createdBy=1.5', ALL, {}],
  [
    'type=Wire&from=2026-02-28&to=2026-03-01',
    { ...ALL, type: 'Wire', from: '2026-02-28', to: '2026-03-01' },
    { type: 'Wire', from: '2026-02-28', to: '2026-03-01' },
  ],
  // Kinds that never wait, and days that never were, would only be refused.
  ['type=Card&from=2026-02-31&to=soon', ALL, {}],
] as const)('the address "%s"', (search, filter, back) => {
  expect(filterOf(new URLSearchParams(search))).toEqual(filter);
  expect(searchOf(filter)).toEqual(back);
  expect(isNarrowed(filter)).toBe(Object.keys(back).some((name) => name !== 'page'));
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
