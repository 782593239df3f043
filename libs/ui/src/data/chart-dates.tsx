import { useLayoutEffect, useRef, useState } from 'react';
import { untouching, type Extent } from './chart-scale';

/** A date under the plot. */
export interface DateMark {
  /** px */
  x: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
}

/** The dates under the plot, as many as stand there without touching each other; languages need very different room. */
export function ChartDates({ marks, y, width }: { marks: readonly DateMark[]; y: number; width: number }) {
  const group = useRef<SVGGElement>(null);
  const [widths, setWidths] = useState<readonly number[]>([]);
  const words = marks.map(({ text }) => text).join('\n');
  useLayoutEffect(() => {
    // The drawing is 1:1 with the screen only once the plot knows its width, so measure again then.
    setWidths([...(group.current?.children ?? [])].map((label) => label.getBoundingClientRect().width));
  }, [words, width]);
  const isShown = untouching(marks.map((mark, index) => extentOf(mark, widths[index] ?? 0)));
  return (
    <g ref={group}>
      {marks.map(({ x, anchor, text }, index) => (
        <text
          key={index}
          className="chart-text"
          x={x}
          y={y}
          textAnchor={anchor}
          // Kept in the tree so that it can be measured when there is room.
          visibility={isShown[index] ? undefined : 'hidden'}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

const PART_BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function extentOf({ x, anchor }: DateMark, width: number): Extent {
  const from = x - PART_BEFORE[anchor] * width;
  return { from, to: from + width };
}
