import {
  type Answer,
  fakeBank,
  type ReceivedCall,
  renderBank,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransaction,
  sampleVerification,
} from '@bank/kit/testing';
import { Component, loader } from '../home/home-screen';
import messages from '../messages/en.json';

/** Three accounts that are open, of which one holds coins, and one that is closed to the page. */
export const accounts = [
  sampleAccount(),
  sampleAccount({ accountId: 12, name: 'Dollars', currencyCode: 'USD', balance: '80' }),
  sampleAccount({ accountId: 13, name: 'Coins', currencyCode: 'BTC', isCrypto: true, balance: '0.015' }),
  sampleAccount({ accountId: 14, name: 'Old', type: 11, balance: '9' }),
];

/** A bank behind home; `more` answers in place of it. */
export function homeBank(more: Record<string, (call: ReceivedCall) => Answer | Promise<Answer>> = {}) {
  return fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    balanceInquiry: () => ({ accounts: { account: accounts } }),
    verificationStateGet: () => ({ verification: sampleVerification() }),
    balanceHistory: () => ({
      points: [
        { date: '2026-11-01', balance: '1000' },
        { date: '2026-11-21', balance: '1250.5' },
      ],
    }),
    defaultRatesList: () => ({
      ratesAt: '2026-11-20T08:30:00.000Z',
      rates: {
        rate: [
          { fromCurrencyCode: 'USD', toCurrencyCode: 'EUR', rate: '0.92' },
          { fromCurrencyCode: 'BTC', toCurrencyCode: 'EUR', rate: '58000' },
          { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD', rate: '1.08695652' },
          { fromCurrencyCode: 'BTC', toCurrencyCode: 'USD', rate: '63043.47826086' },
        ],
      },
    }),
    monthSpending: () => ({ spending: [{ currencyCode: 'EUR', thisMonth: '100', lastMonth: '218.4' }] }),
    totalHistory: () => ({ points: [{ date: '2026-11-20', balance: '2000' }] }),
    preApprovedList: () => ({ subscriptions: [] }),
    notificationsCount: () => ({ transactionRequestCount: 0, massTransactionRequestCount: 0 }),
    transactionHistory: () => ({
      accountId: null,
      pageNumber: 1,
      transactions: {
        transaction: [
          sampleTransaction(),
          sampleTransaction({
            transactionId: 'F1',
            operationType: 'Fees',
            feeOf: 'T1',
            amount: '0.75',
            counterpartyName: 'The bank',
          }),
        ],
      },
      results: 2,
      rejectedCount: 0,
      processingCount: 0,
      exportCsv: null,
    }),
    ...more,
  });
}

/** Shows home. @param search what stands behind the address */
export const showHome = (search = '') => renderBank({ Component, loader }, { at: `/home${search}`, messages });
