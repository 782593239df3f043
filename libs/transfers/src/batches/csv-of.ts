import { inert } from '@bank/protocol/spreadsheet-text';

/**
 * A table for spreadsheets. A cell that a spreadsheet would calculate is kept as text, because what stands in it came from outside.
 */
export async function csvOf(table: readonly (readonly string[])[]): Promise<string> {
  const { writeCsv } = await import('hucre/csv');
  return `\uFEFF${writeCsv(table.map((row) => row.map(inert)))}`;
}
