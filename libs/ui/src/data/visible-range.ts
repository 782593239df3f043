/** First and last row to draw, both inclusive; last < first means none. */
export interface RowRange {
  first: number;
  last: number;
}

interface Viewport {
  /** px */
  scrollTop: number;
  /** px */
  height: number;
  /** px */
  rowHeight: number;
  count: number;
  overscan: number;
}

/**
 * The rows in view and `overscan` beyond each edge. The number of rows stays the same wherever the list is scrolled to (but for
 * its two ends), so that recycled rows keep their slots.
 */
export function visibleRange({ scrollTop, height, rowHeight, count, overscan }: Viewport): RowRange {
  if (count === 0) return { first: 0, last: -1 };
  const drawn = Math.min(count, Math.ceil(height / rowHeight) + 1 + 2 * overscan);
  const top = Math.floor(Math.max(0, scrollTop) / rowHeight) - overscan;
  const first = Math.max(0, Math.min(top, count - drawn));
  return { first, last: first + drawn - 1 };
}
