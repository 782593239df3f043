export interface ChartPoint {
  /** ISO date or time. */
  at: string;
  /** Exact decimal string; becomes a number only to place a dot on the screen. */
  value: string;
}

/**
 * Two to six round values that enclose all of `values`: steps of 1, 2 or 5 times a power of ten. A flat line gets room around it,
 * so that an unchanged balance is drawn in the middle and not on the floor.
 */
export function niceTicks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.abs(high) || 1;
  const rough = span / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const from = Math.floor((low === high ? low - span / 2 : low) / step);
  const to = Math.ceil((low === high ? high + span / 2 : high) / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Where a label begins and ends, in px. */
export interface Extent {
  from: number;
  to: number;
}

/** Less than this, and two labels read as one. */
const GAP = 12;

/** Which labels can stand beside each other: all of them, or the first and the last, or the last alone. @param extents in order */
export function untouching(extents: readonly Extent[]): boolean[] {
  const last = extents.length - 1;
  const choices = [extents.map((_, index) => index), [0, last], [last]];
  const fits = (chosen: readonly number[]) =>
    chosen.every((index, place) => {
      const before = extents[chosen[place - 1] ?? -1];
      const own = extents[index];
      return before === undefined || own === undefined || own.from - before.to >= GAP;
    });
  const shown = choices.find(fits) ?? [];
  return extents.map((_, index) => shown.includes(index));
}

/** Up to three positions for date labels: the first, the middle and the last point. */
export function dateMarks(count: number): number[] {
  return count < 2 ? [0] : count < 5 ? [0, count - 1] : [0, Math.floor((count - 1) / 2), count - 1];
}
