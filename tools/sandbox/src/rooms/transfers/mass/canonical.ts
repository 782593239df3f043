import { setImmediate } from 'node:timers/promises';

/** A file of rows is no larger than a file of a customer: 5 MB (R2.9.6). */
const MOST_BYTES = 5_000_000;
/** Rows that are read before other calls have their turn. */
const PIECE = 200;

/** The cells of a row by the names of their columns. */
export type CanonicalRow<Column extends string> = Readonly<Partial<Record<Column, string>>> & { readonly n: number };

/**
 * Reads an uploaded file of payments, in the one form that the bank takes (R2.7.224): UTF-8, commas, CRLF, quotes where a cell needs them,
 * known names of columns in the first line, each row as long as that line, each row number once.
 * @returns null for any other file
 */
export async function readCanonical<Column extends string>(
  file: File,
  known: readonly Column[],
): Promise<CanonicalRow<Column>[] | null> {
  if (file.size > MOST_BYTES) return null;
  const text = textOf(await file.arrayBuffer());
  if (text === null) return null;
  const lines = linesOf(text);
  const first = lines.next();
  const head = first.done ? null : headOf(first.value, known);
  if (head === null) return null;
  const rows: CanonicalRow<Column>[] = [];
  const seen = new Set<number>();
  for (const cells of lines) {
    if (rows.length % PIECE === PIECE - 1) await setImmediate();
    const row = cells === null || cells.length !== head.length ? null : rowOf(head, cells);
    if (row === null || seen.has(row.n)) return null;
    seen.add(row.n);
    rows.push(row);
  }
  return rows;
}

function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The columns of the first line; null where one is unknown or named twice, or where the rows would have no number. */
function headOf<Column extends string>(cells: readonly string[] | null, known: readonly Column[]): Column[] | null {
  const head = (cells ?? []).flatMap((name) => known.filter((column) => column === name));
  const isWhole = head.length === cells?.length && new Set(head).size === head.length;
  return isWhole && head.some((column) => column === 'n') ? head : null;
}

function rowOf<Column extends string>(head: readonly Column[], cells: readonly string[]): CanonicalRow<Column> | null {
  const row: Partial<Record<Column, string>> = {};
  let n = 0;
  for (const [at, column] of head.entries()) {
    const cell = cells[at] ?? '';
    if (column === 'n') n = /^[1-9]\d{0,6}$/.test(cell) ? Number(cell) : 0;
    else row[column] = cell;
  }
  return n === 0 ? null : { ...row, n };
}

/** The lines of a text one by one; null, and then nothing more, where it is not of the form. */
function* linesOf(text: string): Generator<string[] | null> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length || cells.length > 0) {
    const found = cellAt(text, at);
    if (found === null) return yield null;
    cells.push(found.cell);
    at = found.end;
    if (text[at] === ',') at += 1;
    else if (at === text.length || text.startsWith('\r\n', at)) {
      at += 2;
      yield cells;
      cells = [];
    } else return yield null;
  }
}

const ENDS_BARE = /[",\r\n]/g;

/** The cell that begins at a place, and where it ends; null where its quotes are not closed. No pattern runs over a whole cell. */
function cellAt(text: string, start: number): { cell: string; end: number } | null {
  if (text[start] !== '"') {
    ENDS_BARE.lastIndex = start;
    const end = ENDS_BARE.exec(text)?.index ?? text.length;
    return { cell: text.slice(start, end), end };
  }
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote < 0 ? null : { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
}
