/**
 * A file of payments in the one form that the bank reads (R2.7.224): UTF-8 without a mark, commas, CRLF, quotes where a cell needs them.
 * @param head names of columns, as `massFileColumns` and its like have them
 */
export function canonicalFile<Column extends string>(
  head: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, string | number>>>[],
): File {
  const lines = [head, ...rows.map((row) => head.map((column) => written(row[column] ?? '')))];
  return new File([lines.map((cells) => cells.join(',')).join('\r\n')], 'payments.csv', { type: 'text/csv' });
}

function written(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
