import { useMemo, useState } from 'react';
import { cellOf, type MassLine, type SaidOfRows } from '../mass-rows';
import type { Field } from '../reading/columns';
import type { Sheet } from './sheet';

/** Every payment has them. */
const ALWAYS: ReadonlySet<Field> = new Set(['email', 'name', 'country', 'amount', 'currency', 'note']);

/** The columns that rows use, and those that the bank misses something in. */
const usedBy = (lines: readonly MassLine[], refused: SaidOfRows): ReadonlySet<Field> =>
  new Set([
    ...lines.flatMap((line) => Object.keys(line).filter((field) => cellOf(line, field as Field) !== '') as Field[]),
    ...Object.values(refused).flatMap(({ field }) => field ?? []),
  ]);

/**
 * A sheet without the columns that none of its rows needs: the bank names those of all countries. A column that was shown stays until
 * other rows are loaded, so that none goes away under the hands.
 */
export function useShownColumns(sheet: Sheet, start: { lines: readonly MassLine[]; refused: SaidOfRows }) {
  const [used, setUsed] = useState(() => usedBy(start.lines, start.refused));
  const [isAll, setAll] = useState(false);
  const shown = useMemo((): Sheet => {
    const columns = sheet.columns.filter(({ field }) => isAll || ALWAYS.has(field) || used.has(field));
    return { columns, shape: { ...sheet.shape, fields: columns.map(({ field }) => field) } };
  }, [sheet, used, isAll]);
  return {
    shown,
    isPart: shown.columns.length < sheet.columns.length,
    showAll: () => setAll(true),
    /** Other rows have taken the place of those before. */
    onLoad: (lines: readonly MassLine[]) => setUsed(usedBy(lines, {})),
    /** The bank has said what is wrong. */
    onSaid: (refused: SaidOfRows) => setUsed((before) => new Set([...before, ...usedBy([], refused)])),
  };
}
