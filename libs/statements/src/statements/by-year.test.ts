// Rules: R2.3.21.
import type { StatementExport } from '@bank/protocol/statements';
import { byYear } from './by-year';

const month = (dateFrom: string) => ({ dateFrom }) as StatementExport;

test('months stand under their years in the order of the page, and none is lost', () => {
  const page = ['2026-02-01', '2026-01-01', '2025-12-01', '2024-12-01'].map(month);
  const years = byYear(page);
  expect(years.map(({ year, months }) => [year, months.length])).toEqual([
    [2026, 2],
    [2025, 1],
    [2024, 1],
  ]);
  expect(years.flatMap(({ months }) => months)).toEqual(page);
  expect(byYear([])).toEqual([]);
});
