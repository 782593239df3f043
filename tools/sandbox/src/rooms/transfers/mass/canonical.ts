import { PAYMENT_FILE } from './reading/bounds';
import { NotRead } from './reading/task';

/** The cells of a row by the names of their columns. */
export type CanonicalRow<Column extends string> = Readonly<Partial<Record<Column, string>>> & { readonly n: number };

/**
 * Reads an uploaded file of payments, in the one form that the bank takes (R2.7.224): UTF-8, commas, CRLF, quotes where a cell needs them,
 * known names of columns in the first line, each row as long as that line, each row number once. It stops at the bounds of R0.55.
 * @throws NotRead for any other file
 */
export function readCanonical<Column extends string>(
  bytes: Uint8Array,
  known: readonly Column[],
): CanonicalRow<Column>[] {
  const lines = linesOf(textOf(bytes), known.length);
  const first = lines.next();
  const head = headOf(first.done ? [] : first.value, known);
  const rows: CanonicalRow<Column>[] = [];
  const seen = new Set<number>();
  for (const cells of lines) {
    if (rows.length === PAYMENT_FILE.rows) throw new NotRead('tooManyRows');
    const row = rowOf(head, cells);
    if (seen.has(row.n)) throw unreadable();
    seen.add(row.n);
    rows.push(row);
  }
  if (rows.length === 0) throw new NotRead('noRows');
  return rows;
}

const unreadable = () => new NotRead('unreadableFile');

/** A text without NUL: no column of the database holds one. */
function textOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw unreadable();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

/** The columns of the first line. None is unknown or named twice, and the rows have a number. */
function headOf<Column extends string>(cells: readonly string[], known: readonly Column[]): Column[] {
  const head = cells.flatMap((name) => known.filter((column) => column === name));
  const isWhole = head.length === cells.length && new Set(head).size === head.length;
  if (!isWhole || !head.some((column) => column === 'n')) throw unreadable();
  return head;
}

function rowOf<Column extends string>(head: readonly Column[], cells: readonly string[]): CanonicalRow<Column> {
  if (cells.length !== head.length) throw unreadable();
  const row: Partial<Record<Column, string>> = {};
  let n = 0;
  for (const [at, column] of head.entries()) {
    const cell = cells[at] ?? '';
    if (column === 'n') n = /^[1-9]\d{0,6}$/.test(cell) ? Number(cell) : 0;
    else row[column] = cell;
  }
  if (n === 0) throw unreadable();
  return { ...row, n };
}

/** The lines of a text one by one. @param columns how many cells a line may have */
function* linesOf(text: string, columns: number): Generator<string[], undefined> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length || cells.length > 0) {
    if (cells.length === columns) throw unreadable();
    const { cell, end } = cellAt(text, at);
    cells.push(cell);
    at = end;
    if (text[at] === ',') at += 1;
    else if (at === text.length || text.startsWith('\r\n', at)) {
      at += 2;
      yield cells;
      cells = [];
    } else throw unreadable();
  }
}

const ENDS_BARE = /[",\r\n]/g;

/** The cell that begins at a place, and where it ends. No pattern runs over a whole cell. */
function cellAt(text: string, start: number): { cell: string; end: number } {
  const found = text[start] === '"' ? quotedAt(text, start) : bareAt(text, start);
  if (found.cell.length > PAYMENT_FILE.cell) throw unreadable();
  return found;
}

function bareAt(text: string, start: number): { cell: string; end: number } {
  ENDS_BARE.lastIndex = start;
  const end = ENDS_BARE.exec(text)?.index ?? text.length;
  return { cell: text.slice(start, end), end };
}

function quotedAt(text: string, start: number): { cell: string; end: number } {
  // A quote in a cell takes two. Past that no cell can be right, and millions of them are not counted.
  const last = start + 2 * PAYMENT_FILE.cell + 1;
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && quote <= last && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote < 0 || quote > last) throw unreadable();
  return { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
}
