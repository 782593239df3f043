import { area, curveStepAfter, line } from 'd3-shape';
import { ChartDates, type DateMark } from './chart-dates';
import {
  dateMarks,
  HEIGHT,
  labelled,
  labelPlace,
  plotOf,
  readable,
  PLOT_TOP,
  type ChartPoint,
  type PlannedStep,
} from './chart-scale';

interface ChartPlotProps {
  points: readonly ChartPoint[];
  planned: readonly PlannedStep[];
  /** px */
  width: number;
  /** The point under the pointer or the keyboard. */
  active: number | null;
  formatTick: (value: number) => string;
  formatDate: (at: string) => string;
  todayLabel: string;
}

/** The drawing: steps, what is planned, axes. Hidden from assistive technology, which has the slider and the table. */
export function ChartPlot({ points, planned, width, active, formatTick, formatDate, todayLabel }: ChartPlotProps) {
  const { ticks, span, x, y, plannedX, values, plannedValues } = plotOf(points, planned, width);
  const floor = y(ticks[0] ?? 0);
  const outline = line<number>((_, index) => x(index), y).curve(curveStepAfter);
  const fill = area<number>((_, index) => x(index), floor, y).curve(curveStepAfter);
  const last = points.length - 1;
  const today = { x: x(last), y: y(values[last] ?? 0) };
  // From today's point on; the last step goes on to the edge.
  const ahead = [
    [today.x, today.y] as const,
    ...plannedValues.map((value, index) => [plannedX(index), y(value)] as const),
    [span, y(plannedValues.at(-1) ?? 0)] as const,
  ];
  const drawn = [
    ...values.map((value, index) => ({ x: x(index), y: y(value) })),
    ...plannedValues.map((value, index) => ({ x: plannedX(index), y: y(value) })),
  ];
  const labels = labelled([values[last] ?? 0, ...plannedValues]).map((index) => {
    const by = (plannedValues[index] ?? 0) - (plannedValues[index - 1] ?? values[last] ?? 0);
    const text = planned[index]?.label ?? '';
    return { text, by: Math.abs(by), ...labelPlace(text, drawn[points.length + index] ?? today, by < 0, drawn, span) };
  });
  const dashes = line<readonly [number, number]>().curve(curveStepAfter);
  const marks = dateMarks(points.length).map((index, place): DateMark => ({
    x: x(index),
    anchor: index < last && place === 0 ? 'start' : index === last && planned.length === 0 ? 'end' : 'middle',
    text: index === last ? todayLabel : formatDate(points[index]?.at ?? ''),
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
      <line className="chart-today" x1={today.x} x2={today.x} y1={PLOT_TOP} y2={floor} />
      {/* Another account's line is another drawing, which comes in instead of changing. */}
      <g key={`${points[0]?.at} ${points[0]?.value} ${points[last]?.value}`} className="chart-draw">
        <path className="chart-area" d={fill(values) ?? undefined} />
        <path className="chart-line" d={outline(values) ?? undefined} />
        {planned.length > 0 && <path className="chart-line chart-planned" d={dashes(ahead) ?? undefined} />}
        {plannedValues.map((value, index) => (
          <circle key={index} className="chart-ring" cx={plannedX(index)} cy={y(value)} r={4} />
        ))}
        {readable(labels).map(({ text, x: beside, y: line, textAnchor }) => (
          <text key={line} className="chart-text chart-label" x={beside} y={line} textAnchor={textAnchor}>
            {text}
          </text>
        ))}
        <circle className="chart-halo" cx={today.x} cy={today.y} r={8} />
        <circle className="chart-now" cx={today.x} cy={today.y} r={4.5} />
      </g>
      <ChartDates marks={marks} y={HEIGHT - 6} width={width} />
      {active !== null && (
        <g>
          <line className="chart-cursor" x1={x(active)} x2={x(active)} y1={PLOT_TOP} y2={floor} />
          <circle className="chart-dot" cx={x(active)} cy={y(values[active] ?? 0)} r={5} />
        </g>
      )}
    </svg>
  );
}
