import clsx from 'clsx';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { visibleRange, type RowRange } from './visible-range';

export interface VirtualListProps {
  /** The accessible name. */
  label: string;
  /** How many rows there are in all; 100,000 is fine. */
  count: number;
  /** The height of every row in px. One height for all is what makes far jumps exact and frames cheap. */
  rowHeight: number;
  /** The inside of a row. Keep it stable (useCallback): a new function draws every visible row again. */
  renderRow: (index: number) => ReactNode;
  /** table: rows hold role="cell" elements; list: rows are items. */
  kind?: 'list' | 'table';
  /** Rows drawn beyond each edge; few, since the whole page has a budget of 200 elements. */
  overscan?: number;
  /** Called when other rows come into view, e.g. to load their pages. */
  onRange?: (range: RowRange) => void;
  id?: string;
  /** Must give the list its height. */
  className?: string;
}

/** After this pause the list stands still, and its rows move into reading order. */
const SETTLED_AFTER_MS = 120;

/**
 * A scrolling list that keeps only the rows in view. Rows are recycled by slot (index modulo pool), and slots change places
 * only when the list stands still, so a frame of fast scrolling rewrites texts instead of making or moving elements.
 */
export function VirtualList(props: VirtualListProps) {
  const { label, count, rowHeight, renderRow, kind = 'list', overscan = 3, onRange, id, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<RowRange>({ first: 0, last: -1 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let height = element.clientHeight;
    const update = () => {
      const next = visibleRange({ scrollTop: element.scrollTop, height, rowHeight, count, overscan });
      setRange((old) => (old.first === next.first && old.last === next.last ? old : next));
    };
    const resized = new ResizeObserver(() => {
      height = element.clientHeight;
      update();
    });
    resized.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [count, rowHeight, overscan]);
  useLayoutEffect(() => {
    if (range.last >= range.first) onRange?.(range);
  }, [onRange, range]);
  const [settledAt, setSettledAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettledAt(range.first), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [range.first]);

  const table = kind === 'table';
  const sizer = useMemo<CSSProperties>(() => ({ height: count * rowHeight }), [count, rowHeight]);
  const pool = Math.max(0, range.last - range.first + 1);
  const rows = Array.from({ length: pool }, (_, place) => rowInSlot(settledAt + place, range.first, pool)).filter(
    (index) => index < count,
  );
  return (
    <div
      ref={scroller}
      id={id}
      role={table ? 'table' : 'list'}
      aria-label={label}
      aria-rowcount={table ? count : undefined}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={clsx('virtual-list', className)}
    >
      <div role="presentation" className="virtual-sizer" style={sizer}>
        {rows.map((index) => (
          <VirtualRow
            key={index % pool}
            index={index}
            rowHeight={rowHeight}
            renderRow={renderRow}
            table={table}
            count={count}
          />
        ))}
      </div>
    </div>
  );
}

/** The row that a slot shows: the one of `pool` rows from `first` that shares its remainder. */
const rowInSlot = (slot: number, first: number, pool: number) => first + ((((slot - first) % pool) + pool) % pool);

interface VirtualRowProps {
  index: number;
  rowHeight: number;
  count: number;
  renderRow: (index: number) => ReactNode;
  table: boolean;
}

const VirtualRow = memo(function VirtualRow({ index, rowHeight, count, renderRow, table }: VirtualRowProps) {
  const place = { height: rowHeight, transform: `translateY(${index * rowHeight}px)` };
  const position = table
    ? ({ role: 'row', 'aria-rowindex': index + 1 } as const)
    : ({ role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': count } as const);
  return (
    <div {...position} className="virtual-row" style={place}>
      {renderRow(index)}
    </div>
  );
});
