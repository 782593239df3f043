import { MASS_ROWS } from '@bank/protocol/transfers-mass';
import { cellOf, keptCell, type MassLine } from '../mass-rows';
import { readAmounts } from '../reading/amounts';
import type { Field } from '../reading/columns';
import { type Cell as TableCell, type Table, textOf } from '../reading/table';
import { type Cell, type CellChange, emptyLine, lastNumber, rangeOf, typedCells } from './grid-state';

/** Where a table is pasted. */
export interface Place {
  /** The rows in sight. */
  lines: readonly MassLine[];
  /** All rows of the sheet; rows that are pasted below the last one in sight come after them. */
  all: readonly MassLine[];
  fields: readonly Field[];
  one: Cell;
  other: Cell;
  locale: string;
}

export interface Pasted {
  cells: readonly CellChange[];
  added: readonly MassLine[];
  /** Rows that a batch has no room for, and columns that the sheet has not. */
  leftOut: { rows: number; columns: number };
}

/** The table of a text that spreadsheets mean as one cell, whatever marks are in it; null where it is more. */
export function oneCell(text: string): Table | null {
  const cell = text.replace(/\r?\n$/, '');
  return /[\t\r\n]/.test(cell) ? null : [[cell]];
}

/** What pasting a table at a cell comes to (R2.7.223). One cell fills the whole range; otherwise each row of the table is a row of the sheet. */
export function pasted(table: Table, place: Place): Pasted {
  const { lines, fields, one, other, locale } = place;
  const { top, bottom, left, right } = rangeOf(one, other);
  if (table.length === 1 && table[0]?.length === 1) {
    const value = textOf(table[0][0]);
    const filled = lines
      .slice(top, bottom + 1)
      .flatMap(({ n }) => fields.slice(left, right + 1).map((field) => ({ n, field, value })));
    return { cells: typedCells(lines, filled, locale), added: [], leftOut: { rows: 0, columns: 0 } };
  }
  return pastedRows(table, place, { top, left });
}

function pastedRows(table: Table, { lines, all, fields }: Place, { top, left }: { top: number; left: number }): Pasted {
  const into = fields.slice(left);
  const room = Math.max(0, MASS_ROWS - all.length);
  const below = table.slice(lines.length - top).slice(0, room);
  const fresh = below.map((_row, at) => emptyLine(lastNumber(all) + 1 + at, all.at(-1)));
  const rows = [...lines.slice(top), ...fresh]
    .slice(0, table.length)
    .map((line, at) => withTexts(line, into, table[at] ?? []));
  const { amounts } = readAmounts(rows.map(({ amount, currency }) => ({ cell: amount ?? '', currency })));
  const cells = rows.flatMap(({ line, texts, amount }, at): CellChange[] => [
    ...texts,
    ...(amount === undefined ? [] : [{ n: line.n, field: 'amount' as const, value: amounts[at] ?? '' }]),
  ]);
  const added = new Map<number, MassLine>(fresh.map((line) => [line.n, line]));
  for (const { n, field, value } of cells) {
    const line = added.get(n);
    if (line) added.set(n, { ...line, [field]: keptCell(field, value) });
  }
  const widths = table.map((row) => row.findLastIndex((cell) => cell !== '') + 1);
  const width = widths.reduce((widest, one) => Math.max(widest, one), into.length);
  return {
    cells: cells.filter(({ n }) => !added.has(n)),
    added: [...added.values()],
    leftOut: { rows: table.length - rows.length, columns: width - into.length },
  };
}

interface PastedRow {
  line: MassLine;
  texts: CellChange[];
  /** As it was written; undefined where the table has no amounts. */
  amount: TableCell | undefined;
  /** What the row is paid in after pasting. */
  currency: string;
}

/** What a row of the table says to the fields of a line, the amount apart. */
function withTexts(line: MassLine, into: readonly Field[], row: Table[number]): PastedRow {
  const said = into.flatMap((field, at) => {
    const cell = row[at];
    return cell === undefined ? [] : [{ field, cell }];
  });
  const texts = said
    .filter(({ field }) => field !== 'amount')
    .map(({ field, cell }) => ({ n: line.n, field, value: textOf(cell) }));
  const currency = texts.find(({ field }) => field === 'currency')?.value ?? cellOf(line, 'currency');
  const amount = said.find(({ field }) => field === 'amount')?.cell;
  return { line, texts, amount, currency: keptCell('currency', currency) };
}
