/** First and last row to draw, both inclusive; last < first means none. */
export interface RowRange {
  first: number;
  last: number;
}

export interface ListShape {
  count: number;
  /** px */
  rowHeight: number;
  /** px; stands above the first row of each group. */
  headingHeight: number;
  /** How many rows each group has, in order. Rows beyond the last group have no heading. */
  groups: readonly number[];
}

/** Where every row of a list stands, exactly, however long it is. */
export interface ListGeometry {
  /** px, of all rows and headings. */
  height: number;
  /** px from the list's top to a row's; a heading above the row is part of it. */
  topOf(row: number): number;
  /** px, with its heading. */
  heightOf(row: number): number;
  /** The group that begins with this row; null where none does. */
  headingOf(row: number): number | null;
  /** The group of a row; null behind the last group. */
  groupOf(row: number): number | null;
  /** The row at a height from the list's top. */
  rowAt(px: number): number;
}

/** Rows of one height under headings of one height: sums and a binary search make any far jump exact. */
export function geometryOf({ count, rowHeight, headingHeight, groups }: ListShape): ListGeometry {
  const starts: number[] = [];
  let next = 0;
  for (const size of groups) {
    if (size <= 0 || next >= count) continue;
    starts.push(next);
    next += size;
  }
  const grouped = Math.min(count, next);
  const bandOf = (row: number) => lastAtMost(starts.length, (index) => starts[index] ?? 0, row);
  const topOf = (row: number) => {
    const band = bandOf(row);
    const above = starts[band] === row ? band : band + 1;
    return row * rowHeight + Math.max(0, above) * headingHeight;
  };
  return {
    height: count * rowHeight + starts.length * headingHeight,
    topOf,
    heightOf: (row) => rowHeight + (starts[bandOf(row)] === row ? headingHeight : 0),
    headingOf: (row) => (starts[bandOf(row)] === row ? bandOf(row) : null),
    groupOf: (row) => (row < grouped && starts.length > 0 ? bandOf(row) : null),
    rowAt(px) {
      const band = lastAtMost(starts.length, (index) => (starts[index] ?? 0) * rowHeight + index * headingHeight, px);
      if (band < 0) return clamp(Math.floor(px / rowHeight), count);
      const first = starts[band] ?? 0;
      const below = px - (first * rowHeight + (band + 1) * headingHeight);
      return clamp(first + Math.max(0, Math.floor(below / rowHeight)), count);
    },
  };
}

const clamp = (row: number, count: number) => Math.max(0, Math.min(row, count - 1));

/** The last of `size` rising values that is at most `limit`; -1 when none is. */
function lastAtMost(size: number, valueOf: (index: number) => number, limit: number): number {
  let low = -1;
  let high = size - 1;
  while (low < high) {
    const middle = Math.floor((low + high + 1) / 2);
    if (valueOf(middle) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The rows in view and `overscan` beyond each edge. Their number stays the same wherever the list is scrolled to (but for its two ends),
 * so that recycled rows keep their slots.
 * @param top px of the list above the window's top edge @param height px of the window
 */
export function visibleRows(
  { rowHeight, count }: ListShape,
  geometry: ListGeometry,
  { top, height, overscan }: { top: number; height: number; overscan: number },
): RowRange {
  if (count === 0) return { first: 0, last: -1 };
  const drawn = Math.min(count, Math.ceil(height / rowHeight) + 1 + 2 * overscan);
  const first = Math.max(0, Math.min(geometry.rowAt(Math.max(0, top)) - overscan, count - drawn));
  return { first, last: first + drawn - 1 };
}
