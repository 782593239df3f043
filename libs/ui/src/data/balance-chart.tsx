import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type PointerEvent } from 'react';
import { Button } from '../actions/button';
import { ChartPlot } from './chart-plot';
import type { ChartPoint } from './chart-scale';
import { DataTable } from './data-table';

export interface BalanceChartProps {
  /** What the chart shows: "Balance of Main EUR, last 30 days". Also the table's caption. */
  label: string;
  /** In time order, at least one. */
  points: readonly ChartPoint[];
  /** An amount with its currency, for the readout and the table. */
  formatValue: (value: string) => string;
  /** A rounded amount for the axis, short: "2K". */
  formatTick: (value: number) => string;
  formatDate: (at: string) => string;
  /** "Show as table" and "Show as chart". */
  tableLabel: string;
  chartLabel: string;
  /** Column headings of the table. */
  dateLabel: string;
  valueLabel: string;
}

/**
 * A balance over time. The pointer or the arrow keys move a readout along the line (a native slider, whose text is the date and the
 * amount), and the same figures stand in a table one press away.
 */
export function BalanceChart(props: BalanceChartProps) {
  const { label, points, formatValue, formatTick, formatDate, tableLabel, chartLabel, dateLabel, valueLabel } = props;
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="chart">
      {asTable ? (
        <div className="max-h-72 overflow-y-auto">
          <DataTable
            caption={label}
            columns={[
              { id: 'date', header: dateLabel, isRowHeader: true, cell: (point) => formatDate(point.at) },
              { id: 'value', header: valueLabel, align: 'end', cell: (point) => formatValue(point.value) },
            ]}
            rows={points.toReversed()}
            rowKey={(point) => point.at}
          />
        </div>
      ) : (
        <ChartReader
          label={label}
          points={points}
          formatValue={formatValue}
          formatTick={formatTick}
          formatDate={formatDate}
        />
      )}
      <div className="mt-2 flex justify-end">
        <Button variant="quiet" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? chartLabel : tableLabel}
        </Button>
      </div>
    </figure>
  );
}

type ChartReaderProps = Pick<BalanceChartProps, 'label' | 'points' | 'formatValue' | 'formatTick' | 'formatDate'>;

function ChartReader({ label, points, formatValue, formatTick, formatDate }: ChartReaderProps) {
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
    <>
      {point !== undefined && (
        <p className="mb-2 flex flex-wrap items-baseline gap-x-2 text-sm" aria-hidden="true">
          <span className="font-semibold tabular-nums">{formatValue(point.value)}</span>
          <span className="text-muted">{formatDate(point.at)}</span>
        </p>
      )}
      <div ref={frame} className="relative">
        <ChartPlot points={points} width={width} active={active} formatTick={formatTick} formatDate={formatDate} />
        <input
          {...slider}
          type="range"
          aria-label={label}
          aria-valuetext={point && `${formatDate(point.at)}: ${formatValue(point.value)}`}
          className="chart-slider"
        />
      </div>
    </>
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
