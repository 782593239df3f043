// Rules: R2.9.7.
import { add, subtract } from '@bank/money';
import type { Transaction } from '@bank/protocol/history';
import fc from 'fast-check';
import { sampleTransaction } from '../testing/samples';
import { dayGroups, foldFees, localDay, sumsOf } from './day-groups';

const CENTS = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => String(cents / 100));
const transaction: fc.Arbitrary<Transaction> = fc
  .record({
    transactionId: fc.uuid(),
    amount: CENTS,
    fee: fc.constantFrom('0', '0.86'),
    direction: fc.constantFrom('in', 'out'),
    status: fc.constantFrom('completed', 'processing', 'rejected'),
    currencyCode: fc.constantFrom('EUR', 'RON', 'BTC'),
    date: fc.constantFrom('2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z', '2026-11-01T10:00:00.000Z'),
  })
  .map(sampleTransaction);
const utcDay = (iso: string) => iso.slice(0, 10);

describe('fees', () => {
  it('join their transaction, and those of transactions not listed are left out', () => {
    const folded = foldFees([
      sampleTransaction({ transactionId: 'P1', fee: '0' }),
      sampleTransaction({ transactionId: 'P1-fee', operationType: 'Fees', feeOf: 'P1', amount: '0.5' }),
      sampleTransaction({ transactionId: 'P0-fee', operationType: 'Fees', feeOf: 'P0', amount: '0.7' }),
    ]);
    expect(folded.map(({ transactionId, fee }) => [transactionId, fee])).toEqual([['P1', '0.5']]);
  });

  it('leave the balance that is the account’s after them', () => {
    const paid = (more: Partial<Transaction>) => sampleTransaction({ transactionId: 'P1', accountId: 1, ...more });
    const fee = { transactionId: 'P1-fee', operationType: 'Fees', feeOf: 'P1', amount: '0.1' } as const;
    const balances = (...list: Transaction[]) => foldFees(list).map(({ balanceAfter }) => balanceAfter);
    expect(balances(paid({ ...fee, balanceAfter: '179' }), paid({ balanceAfter: '179.1' }))).toEqual(['179']);
    const twice = paid({ ...fee, transactionId: 'P1-fee-2', balanceAfter: '178.9' });
    expect(balances(twice, paid({ ...fee, balanceAfter: '179' }), paid({ balanceAfter: '179.1' }))).toEqual(['178.9']);
    const elsewhere = paid({ ...fee, accountId: 2, balanceAfter: '5' });
    expect(balances(elsewhere, paid({ balanceAfter: '179.1' }))).toEqual(['179.1']);
  });
});

describe('the balance beside a row', () => {
  const step = fc.record({
    what: fc.constantFrom('paid', 'refund', 'return', 'hold', 'elsewhere'),
    amount: CENTS,
    fee: fc.option(fc.constantFrom('0.1', '0.86', '1'), { nil: null }),
  });

  it('is that of the account once its fee has left, over 1,000 random histories', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { rows, balances } = ledgerOf(steps);
        for (const { transactionId, balanceAfter } of foldFees(rows.toReversed()))
          expect([transactionId, balanceAfter]).toEqual([transactionId, balances.get(transactionId)]);
      }),
      { numRuns: 1000 },
    );
  });

  /** The rows of a history as the bank lists them, the oldest first, and the balance that each payment has left behind. */
  function ledgerOf(steps: readonly { what: string; amount: string; fee: string | null }[]) {
    const rows: Transaction[] = [];
    const balances = new Map<string, string | null>();
    let balance = '1000';
    const post = (transactionId: string, id: string, row: Partial<Transaction>) => {
      const { direction = 'out', amount = '0' } = row;
      balance = direction === 'in' ? add(balance, amount) : subtract(balance, amount);
      rows.push(sampleTransaction({ ...row, transactionId, accountId: 1, balanceAfter: balance }));
      balances.set(id, balance);
    };
    steps.forEach(({ what, amount, fee }, nth) => {
      const id = `P${nth}`;
      if (what === 'hold') {
        rows.push(sampleTransaction({ transactionId: id, amount, status: 'processing', balanceAfter: null }));
        balances.set(id, null);
      } else if (what === 'elsewhere') {
        rows.push(sampleTransaction({ transactionId: id, accountId: 2, balanceAfter: '7' }));
        balances.set(id, '7');
      } else {
        post(id, id, { amount, direction: what === 'refund' ? 'in' : 'out' });
        if (fee !== null) post(`${id}-fee`, id, { amount: fee, operationType: 'Fees', feeOf: id });
        if (what === 'return') post(`${id}-return`, `${id}-return`, { amount, direction: 'in' });
      }
    });
    return { rows, balances };
  }
});

describe('day groups', () => {
  it('keep every transaction once, in its day', () => {
    fc.assert(
      fc.property(fc.array(transaction), (list) => {
        const groups = dayGroups(list, utcDay);
        expect(groups.flatMap(({ transactions }) => transactions)).toHaveLength(list.length);
        expect(new Set(groups.map(({ day }) => day)).size).toBe(groups.length);
        for (const { day, transactions } of groups) {
          expect(transactions.every(({ date }) => utcDay(date) === day)).toBe(true);
        }
      }),
    );
  });

  it('days add up to the whole, currency by currency, with nothing for what was rejected', () => {
    fc.assert(
      fc.property(fc.array(transaction), (list) => {
        const perDay = dayGroups(list, utcDay).flatMap(({ sums }) => sums);
        for (const currency of ['EUR', 'RON', 'BTC']) {
          const ofDays = perDay.filter(({ currencyCode }) => currencyCode === currency);
          const expected = list
            .filter(({ currencyCode, status }) => currencyCode === currency && status !== 'rejected')
            .reduce((sum, { direction, amount, fee }) => {
              const moved = direction === 'in' ? add(sum, amount) : subtract(sum, amount);
              return subtract(moved, fee);
            }, '0');
          expect(ofDays.reduce((sum, { amount }) => add(sum, amount), '0')).toBe(expected);
        }
      }),
    );
  });

  it('say nothing of a currency that came to nothing', () => {
    const back = sampleTransaction({ direction: 'in', amount: '25' });
    expect(sumsOf([sampleTransaction({ amount: '25' }), back])).toEqual([]);
  });
});

test('a day is the reader’s', () => {
  const local = new Date(2026, 10, 22, 23, 30);
  expect(localDay(local.toISOString())).toBe('2026-11-22');
});
