export interface ChartPoint {
  /** ISO date or time. */
  at: string;
  /** Exact decimal string; becomes a number only to place a dot on the screen. */
  value: string;
}

/** What the bank knows will come, in order: a payment on hold, or one for a later day. */
export interface PlannedStep {
  /** When, as the reader is told it. */
  at: string;
  /** How far ahead it is, as a part of the time that the chart looks ahead: 0 is today, 1 the edge. */
  ahead: number;
  /** The balance after it; exact. */
  value: string;
  /** What it is, with its amount: "On hold −€12.50". */
  label: string;
}

/** px */
export const HEIGHT = 200;
/** Room at the end for the amounts; the slider over the plot leaves the same (data.css). */
const GUTTER = 60;
export const PLOT_TOP = 12;
const BOTTOM = 24;
export const PLOT_BOTTOM = HEIGHT - BOTTOM;
/** The part of the width that is the past where something is planned; the slider is as wide (data.css). */
const PAST = 0.7;

/** Where everything of the drawing stands. @param width px of the whole drawing */
export function plotOf(points: readonly ChartPoint[], planned: readonly PlannedStep[], width: number) {
  const values = points.map(({ value }) => Number(value));
  const plannedValues = planned.map(({ value }) => Number(value));
  const ticks = niceTicks([...values, ...plannedValues]);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const span = Math.max(0, width - GUTTER);
  const past = planned.length === 0 ? span : span * PAST;
  return {
    values,
    plannedValues,
    ticks,
    /** px of the drawing without the amounts. */
    span,
    /** A point of the past; the last one is today. */
    x: (index: number) => (points.length < 2 ? past : (index / (points.length - 1)) * past),
    plannedX: (index: number) => past + Math.min(1, planned[index]?.ahead ?? 0) * (span - past),
    y: (value: number) => PLOT_BOTTOM - ((value - low) / (high - low)) * (PLOT_BOTTOM - PLOT_TOP),
  };
}

/** At most two planned steps carry a label: those that change the most, in their order. @param values today's balance, then each step's */
export function labelled(values: readonly number[]): number[] {
  const changes = values.slice(1).map((value, index) => ({ index, by: Math.abs(value - (values[index] ?? value)) }));
  return changes
    .sort((a, b) => b.by - a.by)
    .slice(0, 2)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

interface Spot {
  x: number;
  y: number;
}

/** About how wide a character of a label is, in px: enough to keep a label off the line that it would run over. */
const CHARACTER = 7;
/** px between a ring and its label, and from the line to the foot of a label below it and above it. */
const BESIDE = 8;
const BELOW = 20;
const ABOVE = 10;

/**
 * Where the label of a ring is written: to the right of its ring, at the edge where it has no room there; on the side to which the balance
 * goes, clear of the whole line between its two ends.
 * @param drawn every point and ring of the drawing, from left to right
 * @param span px of the drawing without the amounts
 */
export function labelPlace(text: string, ring: Spot, isFall: boolean, drawn: readonly Spot[], span: number) {
  const width = text.length * CHARACTER;
  const isAtEdge = ring.x + BESIDE + width > span;
  const from = isAtEdge ? span - width : ring.x;
  const to = isAtEdge ? span : ring.x + BESIDE + width;
  // The line comes in at the height of the last point before the label.
  const before = drawn.findLast((spot) => spot.x <= from);
  const heights = [ring, ...(before ? [before] : []), ...drawn.filter((spot) => spot.x >= from && spot.x <= to)].map(
    (spot) => spot.y,
  );
  const below = Math.max(...heights) + BELOW;
  return {
    x: isAtEdge ? span : ring.x + BESIDE,
    y: isFall && below < PLOT_BOTTOM ? below : Math.min(...heights) - ABOVE,
    textAnchor: isAtEdge ? ('end' as const) : ('start' as const),
  };
}

/** px between the lines of two labels; closer, and one would be written over the other. */
const LINE = 16;

/** The labels that can be read: where two would meet, that of the smaller change is left out. */
export function readable<Label extends { y: number; by: number }>(labels: readonly Label[]): Label[] {
  return labels.filter((label, place) =>
    labels.every((other, at) => {
      const isMeeting = at !== place && Math.abs(other.y - label.y) < LINE;
      return !isMeeting || other.by < label.by || (other.by === label.by && place < at);
    }),
  );
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
