import { cellOf, keptCell, type MassLine, shownCell } from '../mass-rows';
import { typedAmount } from '../reading/amounts';
import type { Field } from '../reading/columns';

/** How many changes can be taken back. */
const STEPS = 200;

export interface GridState {
  lines: readonly MassLine[];
  past: readonly (readonly MassLine[])[];
  future: readonly (readonly MassLine[])[];
}

/** One cell; row is an index of the lines. */
export interface Cell {
  row: number;
  column: number;
}

export interface CellChange {
  n: number;
  field: Field;
  value: string;
}

export type GridChange =
  | { type: 'load'; lines: readonly MassLine[] }
  /** Cells by the row number of the file, and rows below the last. An amount is one that was read. */
  | { type: 'set'; cells: readonly CellChange[]; added?: readonly MassLine[] }
  | { type: 'remove'; rows: ReadonlySet<number> }
  | { type: 'add' }
  | { type: 'undo' }
  | { type: 'redo' };

export const startOf = (lines: readonly MassLine[]): GridState => ({ lines, past: [], future: [] });

export function gridReducer(state: GridState, change: GridChange): GridState {
  const { lines, past, future } = state;
  const changed = (next: readonly MassLine[]): GridState => ({
    lines: next,
    past: [...past, lines].slice(-STEPS),
    future: [],
  });
  switch (change.type) {
    case 'load':
      return changed(change.lines);
    case 'set': {
      const byRow = new Map<number, Partial<Record<Field, string>>>();
      for (const { n, field, value } of change.cells)
        byRow.set(n, { ...byRow.get(n), [field]: keptCell(field, value) });
      const next = lines.map((line) => withCells(line, byRow.get(line.n)));
      const { added = [] } = change;
      return added.length === 0 && next.every((line, at) => line === lines[at]) ? state : changed([...next, ...added]);
    }
    case 'remove':
      return changed(lines.filter(({ n }) => !change.rows.has(n)));
    case 'add': {
      return changed([...lines, emptyLine(lastNumber(lines) + 1, lines.at(-1))]);
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? { lines: before, past: past.slice(0, -1), future: [lines, ...future] } : state;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? { lines: after, past: [...past, lines], future: rest } : state;
    }
  }
}

/** The highest row number. Rows are in its order. */
export const lastNumber = (lines: readonly MassLine[]): number => lines.at(-1)?.n ?? 0;

/** A row below another: it is most likely paid in the same currency, and to the same country. */
export function emptyLine(n: number, above: MassLine | undefined): MassLine {
  const { currency = '', country = '' } = above ?? {};
  return { n, currency, ...(country === '' ? {} : { country }) };
}

/** What was typed into cells, as the sheet keeps it: amounts are read in the notation of the page (R0.29). */
export const typedCells = (lines: readonly MassLine[], cells: readonly CellChange[], locale: string): CellChange[] => {
  if (!cells.some(({ field }) => field === 'amount')) return [...cells];
  const currencies = new Map(lines.map((line) => [line.n, cellOf(line, 'currency')]));
  for (const { n, field, value } of cells) if (field === 'currency') currencies.set(n, keptCell('currency', value));
  return cells.map((cell) =>
    cell.field === 'amount' ? { ...cell, value: typedAmount(cell.value, currencies.get(cell.n) ?? '', locale) } : cell,
  );
};

/** The same line where nothing changes. */
function withCells(line: MassLine, cells: Partial<Record<Field, string>> = {}): MassLine {
  const isOther = Object.entries(cells).some(([field, value]) => cellOf(line, field as Field) !== value);
  return isOther ? { ...line, ...cells } : line;
}

/** The rectangle between two cells. */
export function rangeOf(one: Cell, other: Cell) {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** Cells as spreadsheets copy them: tabs between cells, lines between rows. */
export function copied(
  lines: readonly MassLine[],
  fields: readonly Field[],
  one: Cell,
  other: Cell,
  locale: string,
): string {
  const { top, bottom, left, right } = rangeOf(one, other);
  const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return lines
    .slice(top, bottom + 1)
    .map((line) =>
      fields
        .slice(left, right + 1)
        .map((field) => quoted(shownCell(line, field, locale)))
        .join('\t'),
    )
    .join('\n');
}

/** What filling a range down from its first row sets. */
export function filled(lines: readonly MassLine[], fields: readonly Field[], one: Cell, other: Cell) {
  const { top, bottom, left, right } = rangeOf(one, other);
  const first = lines[top];
  if (!first) return [];
  return lines
    .slice(top + 1, bottom + 1)
    .flatMap(({ n }) => fields.slice(left, right + 1).map((field) => ({ n, field, value: cellOf(first, field) })));
}

export interface Search {
  find: string;
  put: string;
  /** The column that is looked through; null: all of them. */
  field: Field | null;
}

/** What replacing a text sets: the cells that show it, in capitals or not. Nothing is a pattern. */
export function replaced(
  lines: readonly MassLine[],
  all: readonly Field[],
  { find, put, field }: Search,
  locale: string,
): CellChange[] {
  if (find === '') return [];
  const text = new RegExp(find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const fields = field ? [field] : all;
  const found = lines.flatMap((line) =>
    fields.flatMap((of) => {
      const before = shownCell(line, of, locale);
      const value = before.replace(text, () => put);
      return value === before ? [] : [{ n: line.n, field: of, value }];
    }),
  );
  return typedCells(lines, found, locale);
}
