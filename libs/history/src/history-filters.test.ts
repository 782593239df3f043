// Rules: R2.3.14.
import fc from 'fast-check';
import { filterCount, filtersOf, historyInput, PAGE_SIZE, pagesOf, withFilters } from './history-filters';

describe('history filters in the address', () => {
  it('reads every filter by its name', () => {
    const search = new URLSearchParams(
      'q=rent&type=P2P&from=2026-01-01&to=2026-02-01&min=10&max=20.5&direction=out&status=rejected',
    );
    expect(filtersOf(search)).toEqual({
      keyword: 'rent',
      transactionType: 'P2P',
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      fromAmount: '10',
      toAmount: '20.5',
      transactionDirection: 'out',
      status: 'rejected',
    });
  });

  it.each([
    ...[
      'from=2026-02-31',
      'from=2025-02-29',
      'to=2026-13-01',
      'to=2026-04-31',
      'to=0000-00-00',
      'from=20260101',
      'from=2026-1-1',
    ],
    ...['type=Gold', 'from=yesterday', 'min=1e5', 'direction=up', 'status=lost', 'q=', `q=${'x'.repeat(101)}`],
  ])('ignores %s, which is no filter', (text) => expect(filtersOf(new URLSearchParams(text))).toEqual({}));

  it('survives the way into the address and back', () => {
    const keyword = fc.string({ minLength: 1, maxLength: 100 }).map((text) => text.trim());
    fc.assert(
      fc.property(keyword, fc.constantFrom('in', 'out', undefined), (typed, transactionDirection) => {
        const filters = { keyword: typed || undefined, transactionDirection };
        const written = withFilters(new URLSearchParams('accountId=5'), filters);
        expect(filtersOf(new URLSearchParams(written.toString()))).toEqual(JSON.parse(JSON.stringify(filters)));
        expect(written.get('accountId')).toBe('5');
      }),
    );
  });

  it('closes the open row when the filters change', () => {
    expect(withFilters(new URLSearchParams('details=T1&at=7&q=x'), {}).toString()).toBe('');
  });

  it('counts what is behind the button, not the keyword', () => {
    expect(filterCount({ keyword: 'x', status: 'rejected', fromDate: '2026-01-01' })).toBe(2);
  });
});

describe('pages', () => {
  it('asks for 20 rows from page 1 (R0.4, R2.9.2)', () => {
    expect(historyInput(5, {}, 1)).toMatchObject({ accountId: 5, pageNumber: 1, pageSize: 20, foldFees: true });
    expect(historyInput(null, {}, 1)).not.toHaveProperty('accountId');
    // Its days are those of the reader (R2.7.216).
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(historyInput(5, { fromDate: '2026-11-01' }, 1)).toMatchObject({ fromDate: '2026-11-01', timeZone });
  });

  it.each([
    [0, 19, [1]],
    [19, 20, [1, 2]],
    [99_980, 99_999, [5000]],
    [-3, 5, [1]],
  ])('rows %i to %i are on pages %j', (first, last, pages) => expect(pagesOf(first, last)).toEqual(pages));

  it('names every page a row of the range is on', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(60), (first, more) => {
        const pages = pagesOf(first, first + more);
        for (let row = first; row <= first + more; row += 1) {
          expect(pages).toContain(Math.floor(row / PAGE_SIZE) + 1);
        }
      }),
      { numRuns: 50 },
    );
  });
});
