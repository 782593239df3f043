import { area, curveMonotoneX, line } from 'd3-shape';
import { ChartDates, type DateMark } from './chart-dates';
import { dateMarks, niceTicks, type ChartPoint } from './chart-scale';

const HEIGHT = 200;
/** Room at the end for the amounts; the slider over the plot leaves the same (data.css). */
const GUTTER = 60;
const TOP = 12;
const BOTTOM = 24;

interface ChartPlotProps {
  points: readonly ChartPoint[];
  /** px */
  width: number;
  /** The point under the pointer or the keyboard. */
  active: number | null;
  formatTick: (value: number) => string;
  formatDate: (at: string) => string;
}

/** The drawing: area, line, axes. Hidden from assistive technology, which has the slider and the table. */
export function ChartPlot({ points, width, active, formatTick, formatDate }: ChartPlotProps) {
  const values = points.map((point) => Number(point.value));
  const ticks = niceTicks(values);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const span = Math.max(0, width - GUTTER);
  const x = (index: number) => (points.length < 2 ? span / 2 : (index / (points.length - 1)) * span);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const outline = line<number>((_, index) => x(index), y).curve(curveMonotoneX);
  const fill = area<number>((_, index) => x(index), y(low), y).curve(curveMonotoneX);
  const marks = dateMarks(points.length).map((index, place, all): DateMark => ({
    x: x(index),
    anchor: all.length < 2 ? 'middle' : place === 0 ? 'start' : place === all.length - 1 ? 'end' : 'middle',
    text: formatDate(points[index]?.at ?? ''),
  }));
  return (
    <svg className="chart-plot" viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="chart-grid" x1={0} x2={span} y1={y(tick)} y2={y(tick)} />
          <text className="chart-text" x={width} y={y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      <path className="chart-area" d={fill(values) ?? undefined} />
      <path className="chart-line" d={outline(values) ?? undefined} />
      <ChartDates marks={marks} y={HEIGHT - 6} width={width} />
      {active !== null && (
        <g>
          <line className="chart-cursor" x1={x(active)} x2={x(active)} y1={TOP} y2={HEIGHT - BOTTOM} />
          <circle className="chart-dot" cx={x(active)} cy={y(values[active] ?? low)} r={5} />
        </g>
      )}
    </svg>
  );
}
