type Rows = readonly Readonly<Record<string, string | number>>[];

/** Rows in the form of an uploaded file: the columns that the rows have, in their order. */
export function canonicalText(rows: Rows): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = [head, ...rows.map((row) => head.map((name) => quoted(String(row[name] ?? ''))))];
  return lines.map((cells) => cells.join(',')).join('\r\n');
}

/** A file as the browser uploads it. */
export const canonicalFile = (rows: Rows): File =>
  new File([canonicalText(rows)], 'payments.csv', { type: 'text/csv' });
