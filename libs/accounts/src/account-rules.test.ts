// Rules: R2.3.2.
import type { Account } from '@bank/protocol/accounts';
import type { Transaction } from '@bank/protocol/history';
import { shownBalance } from '@bank/kit';
import fc from 'fast-check';
import { accountGroups, activityByDay, arrivals, foldFees, totalsByCurrency } from './account-rules';

const account = (fields: Partial<Account>): Account => ({
  accountId: 1,
  type: 1001,
  subType: null,
  accountStatusId: 2,
  name: 'Main',
  currencyCode: 'EUR',
  isCrypto: false,
  walletAddress: null,
  balance: '0',
  available: '0',
  accountBalanceMin: '0',
  pendingAmount: '0',
  customerId: 1,
  isSettlementAccount: false,
  ...fields,
});

const transaction = (fields: Partial<Transaction>): Transaction => ({
  transactionId: 'T1',
  accountId: 1,
  date: '2026-11-21T10:00:00.000Z',
  operationType: 'P2P',
  direction: 'out',
  amount: '10',
  currencyCode: 'EUR',
  fee: '0',
  status: 'completed',
  counterpartyName: 'Ben',
  counterpartyEmail: null,
  description: '',
  balanceAfter: null,
  feeOf: null,
  ...fields,
});

describe('balances', () => {
  it('shows what remains of a prepayment: |minimum| + balance (R2.3.3)', () => {
    expect(shownBalance(account({ type: 4001, accountBalanceMin: '-500', balance: '-120.5' }))).toBe('379.5');
  });

  it('adds up by currency, exactly, and leaves closed accounts out', () => {
    const totals = totalsByCurrency([
      account({ balance: '0.1' }),
      account({ accountId: 2, balance: '0.2', pendingAmount: '5' }),
      account({ accountId: 3, currencyCode: 'USD', balance: '7' }),
      account({ accountId: 4, type: 11, balance: '1000' }),
    ]);
    expect(totals).toEqual([
      { currency: 'EUR', total: '0.3', pending: '5', accounts: 2 },
      { currency: 'USD', total: '7', pending: '0', accounts: 1 },
    ]);
  });

  it('groups by kind, and by currency inside a kind', () => {
    const groups = accountGroups([
      account({ accountId: 1, currencyCode: 'EUR' }),
      account({ accountId: 2, currencyCode: 'BTC', isCrypto: true }),
      account({ accountId: 3, currencyCode: 'USD' }),
      account({ accountId: 4, currencyCode: 'EUR' }),
      account({ accountId: 5, accountStatusId: 11 }),
    ]);
    expect(groups.map(({ kind, accounts }) => [kind, accounts.map(({ accountId }) => accountId)])).toEqual([
      ['payment', [1, 4, 3]],
      ['crypto', [2]],
      ['closed', [5]],
    ]);
  });
});

describe('recent activity', () => {
  it('folds each fee into the transaction it belongs to (R2.9.7)', () => {
    const folded = foldFees([
      transaction({ transactionId: 'T1' }),
      transaction({ transactionId: 'F1', operationType: 'Fees', feeOf: 'T1', amount: '0.25' }),
      transaction({ transactionId: 'F2', operationType: 'Fees', feeOf: 'T1', amount: '0.50' }),
      transaction({ transactionId: 'F3', operationType: 'Fees', feeOf: 'older', amount: '9' }),
    ]);
    expect(folded.map(({ transactionId, feeTotal }) => [transactionId, feeTotal])).toEqual([['T1', '0.75']]);
  });

  it('never shows a row of its own for a fee, and loses nothing else', () => {
    const types = fc.array(fc.constantFrom('P2P', 'Fees', 'Card', 'Deposit'), { maxLength: 25 });
    fc.assert(
      fc.property(types, (list) => {
        const rows = list.map((operationType, index) =>
          transaction({ transactionId: `T${index}`, operationType: operationType as Transaction['operationType'] }),
        );
        expect(foldFees(rows).map(({ transactionId }) => transactionId)).toEqual(
          rows.filter(({ operationType }) => operationType !== 'Fees').map(({ transactionId }) => transactionId),
        );
      }),
    );
  });

  it('stands under its day', () => {
    const days = activityByDay(
      foldFees([
        transaction({ transactionId: 'a' }),
        transaction({ transactionId: 'b' }),
        transaction({ transactionId: 'c', date: '2026-11-20T09:00:00.000Z' }),
      ]),
      (iso) => iso.slice(0, 10),
    );
    expect(days.map(({ day, activities }) => [day, activities.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-20', 1],
    ]);
  });
});

describe('arrivals', () => {
  it('are what came in since the last answer', () => {
    const before = [account({ balance: '10' }), account({ accountId: 2, balance: '5' })];
    const after = [account({ balance: '12.5' }), account({ accountId: 2, balance: '1' }), account({ accountId: 3 })];
    expect(arrivals(before, after)).toEqual([{ account: after[0], more: '2.5' }]);
  });
});
