import clsx from 'clsx';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type PointerEvent } from 'react';
import { Button } from '../actions/button';
import { ChartPlot } from './chart-plot';
import type { ChartPoint, PlannedStep } from './chart-scale';
import { DataTable } from './data-table';
import '../styles/late/chart.css';

export interface BalanceChartProps {
  /** What the chart shows: "Balance of Main EUR, last 30 days". Also the table's caption. */
  label: string;
  /** In time order, at least one. */
  points: readonly ChartPoint[];
  /** What is known to come, in order. */
  planned?: readonly PlannedStep[];
  /** An amount with its currency, for the readout and the table. */
  formatValue: (value: string) => string;
  /** A rounded amount for the axis, short: "2K". */
  formatTick: (value: number) => string;
  formatDate: (at: string) => string;
  /** A date under the plot, short: "21 Nov". */
  formatDay: (at: string) => string;
  /** "Show as table" and "Show as chart". */
  tableLabel: string;
  chartLabel: string;
  /** Column headings of the table. */
  dateLabel: string;
  valueLabel: string;
  /** Under the last point. */
  todayLabel: string;
  /** The legend: the line, and the dashes. */
  happenedLabel: string;
  plannedLabel: string;
}

/**
 * A balance over time, in steps, and what is known to come. The pointer or the arrow keys move a readout along the line (a native slider, whose text is the date and the
 * amount), and the same figures stand in a table one press away.
 */
export function BalanceChart(props: BalanceChartProps) {
  const { label, points, planned = NOTHING, formatValue, formatDate, tableLabel, chartLabel } = props;
  const [asTable, setAsTable] = useState(false);
  const rows = [
    ...points.map(({ at, value }) => ({ id: at, when: formatDate(at), value })),
    ...planned.map(({ at, value, label: what }, index) => ({ id: `planned ${index}`, when: `${at}: ${what}`, value })),
  ];
  return (
    <figure className="chart">
      <div className="chart-legend">
        {/* One line needs no legend. */}
        {planned.length > 0 && (
          <>
            <span aria-hidden="true" className="chart-key">
              {props.happenedLabel}
            </span>
            <span aria-hidden="true" className="chart-key chart-key-planned">
              {props.plannedLabel}
            </span>
          </>
        )}
        <Button variant="quiet" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? chartLabel : tableLabel}
        </Button>
      </div>
      {asTable ? (
        <div className="chart-table">
          <DataTable
            caption={label}
            columns={[
              { id: 'date', header: props.dateLabel, isRowHeader: true, cell: (row) => row.when },
              { id: 'value', header: props.valueLabel, align: 'end', cell: (row) => formatValue(row.value) },
            ]}
            rows={rows.toReversed()}
            rowKey={(row) => row.id}
          />
        </div>
      ) : (
        <ChartReader {...props} planned={planned} />
      )}
    </figure>
  );
}

const NOTHING: readonly PlannedStep[] = [];

interface ChartReaderProps extends Pick<
  BalanceChartProps,
  'label' | 'points' | 'formatValue' | 'formatTick' | 'formatDate' | 'formatDay' | 'todayLabel'
> {
  planned: readonly PlannedStep[];
}

function ChartReader({
  label,
  points,
  planned,
  formatValue,
  formatTick,
  formatDate,
  formatDay,
  todayLabel,
}: ChartReaderProps) {
  const [frame, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(active ?? last, last);
  const point = points[at];
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width === 0 ? 1 : (event.clientX - box.left) / box.width;
    setActive(Math.max(0, Math.min(last, Math.round(share * last))));
  };
  const slider: ComponentPropsWithRef<'input'> = {
    min: 0,
    max: last,
    step: 1,
    value: at,
    onChange: (event) => setActive(Number(event.target.value)),
    onFocus: () => setActive(at),
    onBlur: () => setActive(null),
    onPointerMove: follow,
    onPointerDown: follow,
    onPointerLeave: (event) => event.currentTarget !== document.activeElement && setActive(null),
  };
  return (
    <div ref={frame} className="relative">
      {active !== null && point !== undefined && (
        <p className="chart-readout" aria-hidden="true">
          <span className="font-semibold">{formatValue(point.value)}</span> {formatDate(point.at)}
        </p>
      )}
      <ChartPlot
        points={points}
        planned={planned}
        width={width}
        active={active}
        formatTick={formatTick}
        formatDate={formatDay}
        todayLabel={todayLabel}
      />
      <input
        {...slider}
        type="range"
        aria-label={label}
        aria-valuetext={point && `${formatDate(point.at)}: ${formatValue(point.value)}`}
        className={clsx('chart-slider', planned.length > 0 && 'chart-slider-past')}
      />
    </div>
  );
}

/** The width of an element in px, as it changes; 640 before it is known. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    measure();
    return () => resized.disconnect();
  }, []);
  return [frame, width] as const;
}
