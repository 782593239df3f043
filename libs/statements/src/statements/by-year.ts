import type { StatementExport } from '@bank/protocol/statements';

/** The months of a page under their years, both in the order of the page (R2.3.21). */
export function byYear(months: readonly StatementExport[]): { year: number; months: StatementExport[] }[] {
  const years: { year: number; months: StatementExport[] }[] = [];
  for (const month of months) {
    const year = Number(month.dateFrom.slice(0, 4));
    const last = years.at(-1);
    if (last?.year === year) last.months.push(month);
    else years.push({ year, months: [month] });
  }
  return years;
}
