// Rules: R2.7.28.
import fc from 'fast-check';
import type { HistoryFilters } from '../../history-filters';
import { isShown, viewFilterOf, viewSearch } from './view-rules';

const march: HistoryFilters = { category: 'food', fromDate: '2026-03-01', toDate: '2026-03-31' };

test('a month of the calendar goes along with it', () => {
  const filter = viewFilterOf(11, march, '2026-03-31');
  expect(filter).toEqual({ accountId: 11, category: 'food', period: 'thisMonth' });
  expect(
    viewSearch({ filter: { accountId: 11, category: 'food', period: 'thisMonth' } }, '2026-04-05').toString(),
  ).toBe('accountId=11&from=2026-04-01&to=2026-04-05&category=food');
});

test('days of one’s own choice stay', () => {
  expect(viewFilterOf(null, { fromDate: '2026-03-02', toDate: '2026-03-05' }, '2026-03-31')).toEqual({
    fromDate: '2026-03-02',
    toDate: '2026-03-05',
  });
});

test('a view that was saved is the one that is shown, on its account alone', () => {
  const filters = fc.record<HistoryFilters>(
    {
      keyword: fc.constantFrom('rent', '2026'),
      status: fc.constantFrom('completed', 'rejected'),
      transactionDirection: fc.constantFrom('in', 'out'),
      category: fc.constantFrom('food', 'home'),
      fromAmount: fc.constantFrom('5', '7.50'),
      fromDate: fc.constantFrom('2026-01-01', '2026-03-01', '2026-03-04'),
      toDate: fc.constantFrom('2026-03-31', '2026-03-09'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filters, fc.option(fc.constant(11)), (given, accountId) => {
      const kept = JSON.parse(JSON.stringify(viewFilterOf(accountId, given, '2026-03-31'))) as Record<string, string>;
      expect(isShown({ filter: kept }, accountId, given, '2026-03-31')).toBe(true);
      expect(isShown({ filter: kept }, 12, given, '2026-03-31')).toBe(false);
      expect(isShown({ filter: kept }, accountId, { ...given, email: 'ben' }, '2026-03-31')).toBe(false);
    }),
  );
});
