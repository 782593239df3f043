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
