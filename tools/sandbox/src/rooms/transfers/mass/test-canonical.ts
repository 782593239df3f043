/** A file as the browser uploads it: the columns that the rows have, in their order. */
export function canonicalFile(rows: readonly Readonly<Record<string, string | number>>[]): File {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = [head, ...rows.map((row) => head.map((name) => quoted(String(row[name] ?? ''))))];
  return new File([lines.map((cells) => cells.join(',')).join('\r\n')], 'payments.csv', { type: 'text/csv' });
}
