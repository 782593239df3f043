import type { Cell as SheetCell, CellValue } from 'hucre/xlsx';
import { cleaned } from './clean';
import { bounded, type Cell, LIMITS, NotRead, type Table } from './table';
import { isLargerInside } from './unpacked-size';

/** What the reader of a sheet is given: all columns that a table may have, and one row more. */
const RANGE = `A1:BH${LIMITS.rows + 1}`;

/** The first sheet of a workbook that people see and that says something. @throws NotRead when it is too large */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  if (await isLargerInside(bytes, LIMITS.unpackedBytes)) throw new NotRead('tooMuchInside');
  const { readXlsx, streamXlsxRows } = await import('hucre/xlsx');
  const seen: number[] = [];
  await readXlsx(bytes, {
    sheets: ({ index, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) seen.push(index);
      return false;
    },
  });
  for (const sheet of seen) {
    if (!(await isFilled(streamXlsxRows(bytes, { sheet })))) continue;
    const { sheets } = await readXlsx(bytes, { sheets: [sheet], range: RANGE, readStyles: true });
    const [{ rows, cells } = { rows: [], cells: undefined }] = sheets;
    return bounded(rows.map((row, at) => row.map((value, column) => cellOf(value, cells?.get(`${at},${column}`)))));
  }
  return [];
}

/**
 * Whether a sheet says something. Its rows come one by one, because a reader of whole sheets fills each row to the widest.
 * @throws NotRead at the first row that is too far down or too wide
 */
async function isFilled(rows: AsyncIterable<{ index: number; values: readonly CellValue[] }>): Promise<boolean> {
  let isSome = false;
  for await (const { index, values } of rows) {
    const width = values.findLastIndex((value) => value !== null && value !== '') + 1;
    if (width > LIMITS.columns) throw new NotRead('tooManyColumns');
    if (width > 0 && index >= LIMITS.rows) throw new NotRead('tooManyRows');
    isSome ||= width > 0;
  }
  return isSome;
}

/** A number stays a number, unless its cell shows it with zeros in front: 40004 as 000000 is the text 040004. */
function cellOf(value: CellValue | undefined, cell: SheetCell | undefined): Cell {
  if (typeof value === 'number') {
    const format = cell?.style?.numFmt ?? '';
    return /^0{2,}$/.test(format) ? String(value).padStart(format.length, '0') : value;
  }
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? cleaned(value) : typeof value === 'boolean' ? String(value) : '';
}
