import { cellOf, keptCell, type MassLine } from '../mass-rows';
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

export type GridChange =
  | { type: 'load'; lines: readonly MassLine[] }
  /** Cells by the row number of the file. */
  | { type: 'set'; cells: readonly { n: number; field: Field; value: string }[] }
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
      return next.every((line, at) => line === lines[at]) ? state : changed(next);
    }
    case 'remove':
      return changed(lines.filter(({ n }) => !change.rows.has(n)));
    case 'add': {
      const n = Math.max(0, ...lines.slice(-1).map((line) => line.n)) + 1;
      const { currency = '', country = '' } = lines.at(-1) ?? {};
      return changed([...lines, { n, currency, ...(country === '' ? {} : { country }) }]);
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
export function copied(lines: readonly MassLine[], fields: readonly Field[], one: Cell, other: Cell): string {
  const { top, bottom, left, right } = rangeOf(one, other);
  const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return lines
    .slice(top, bottom + 1)
    .map((line) =>
      fields
        .slice(left, right + 1)
        .map((field) => quoted(cellOf(line, field)))
        .join('\t'),
    )
    .join('\n');
}

/** What pasting a table at a cell sets. One cell fills the whole range; otherwise the table goes where it fits. */
export function pasted(
  lines: readonly MassLine[],
  fields: readonly Field[],
  table: readonly (readonly string[])[],
  one: Cell,
  other: Cell,
): { n: number; field: Field; value: string }[] {
  const { top, bottom, left, right } = rangeOf(one, other);
  const single = table.length === 1 && table[0]?.length === 1 ? (table[0][0] ?? '') : null;
  const height = single === null ? table.length : bottom - top + 1;
  return lines.slice(top, top + height).flatMap((line, row) =>
    fields.slice(left, single === null ? undefined : right + 1).flatMap((field, column) => {
      const value = single ?? table[row]?.[column];
      return value === undefined ? [] : [{ n: line.n, field, value }];
    }),
  );
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

/** What replacing a text sets: the cells that hold it, in capitals or not. Nothing is a pattern. */
export function replaced(lines: readonly MassLine[], all: readonly Field[], { find, put, field }: Search) {
  if (find === '') return [];
  const text = new RegExp(find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const fields = field ? [field] : all;
  return lines.flatMap((line) =>
    fields.flatMap((of) => {
      const before = cellOf(line, of);
      const value = before.replace(text, () => put);
      return value === before ? [] : [{ n: line.n, field: of, value }];
    }),
  );
}
