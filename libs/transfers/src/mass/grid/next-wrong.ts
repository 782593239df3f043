import type { Found, MassLine } from '../mass-rows';
import type { Field } from '../reading/columns';
import type { Cell } from './grid-state';

/**
 * The next cell with a problem, row by row, and around the end to the other edge (R2.7.145).
 * @param step 1 looks further down, -1 further up
 * @returns null when no row has a problem
 */
export function nextWrong(
  lines: readonly MassLine[],
  fields: readonly Field[],
  problems: ReadonlyMap<number, readonly Found[]>,
  from: Cell,
  step: 1 | -1,
): Cell | null {
  const width = fields.length;
  const columnsIn = (row: number): ReadonlySet<string> =>
    new Set((problems.get(lines[row]?.n ?? -1) ?? []).map(({ field }) => field));
  // The row of departure comes twice: its further cells first, and those before them last.
  for (let passed = 0; passed <= lines.length; passed++) {
    const row = (from.row + step * passed + lines.length) % lines.length;
    const wrong = columnsIn(row);
    if (wrong.size === 0) continue;
    for (let column = step > 0 ? 0 : width - 1; column >= 0 && column < width; column += step) {
      const isFurther = step > 0 ? column > from.column : column < from.column;
      const isOfThisPass = passed === 0 ? isFurther : passed < lines.length || !isFurther;
      if (isOfThisPass && wrong.has(fields[column] ?? '')) return { row, column };
    }
  }
  return null;
}
