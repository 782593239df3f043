import clsx from 'clsx';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { geometryOf, visibleRows, type ListGeometry, type RowRange } from './list-geometry';
import { hasOwnKeys } from '../layout/own-keys';
import '../styles/late/lists.css';

export interface VirtualListProps {
  /** The accessible name. */
  label: string;
  /** How many rows there are in all; 100,000 is fine. */
  count: number;
  /** The height of every row in px. One height for all is what makes far jumps exact and frames cheap. */
  rowHeight: number;
  /** The inside of a row. Keep it stable (useCallback): a new function draws every visible row again. */
  renderRow: (index: number) => ReactNode;
  /** How many rows each group has, in order. Keep it stable. */
  groups?: readonly number[];
  /** px */
  headingHeight?: number;
  /** The heading of a group, which stays at the window's top edge while its rows go by. Keep it stable. */
  renderHeading?: (group: number) => ReactNode;
  /** Rows drawn beyond each edge; few, since the whole page has a budget of elements. */
  overscan?: number;
  /** Called when other rows come into view, e.g. to load their pages. */
  onRange?: (range: RowRange) => void;
  id?: string;
  className?: string;
  /** J and K count; false for who has switched the shortcuts off (WCAG 2.1.4). Default true. */
  hasLetterKeys?: boolean;
}

/** After this pause the list stands still, and its rows move into reading order. */
const SETTLED_AFTER_MS = 120;
const NO_GROUPS: readonly number[] = [];

/**
 * A list that scrolls with the page and keeps only the rows in view. Rows are recycled by slot (index modulo pool), and slots change
 * places only when the list stands still, so a frame of fast scrolling rewrites texts instead of making or moving elements. The arrow
 * keys, J and K go from row to row.
 */
export function VirtualList(props: VirtualListProps) {
  const { label, count, rowHeight, renderRow, renderHeading, onRange, id, className, hasLetterKeys = true } = props;
  const { groups = NO_GROUPS, headingHeight = 0, overscan = 3 } = props;
  const list = useRef<HTMLDivElement>(null);
  const shape = useMemo(() => ({ count, rowHeight, headingHeight, groups }), [count, rowHeight, headingHeight, groups]);
  const geometry = useMemo(() => geometryOf(shape), [shape]);
  const [range, setRange] = useState<RowRange>({ first: 0, last: -1 });
  const [stuck, setStuck] = useState<number | null>(null);
  useKeepPlace(list, geometry);
  useLetters(list, hasLetterKeys);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const update = () => {
      const top = -element.getBoundingClientRect().top;
      const next = visibleRows(shape, geometry, { top, height: window.innerHeight, overscan });
      setRange((old) => (old.first === next.first && old.last === next.last ? old : next));
      const edge = top + stickyTopOf(element);
      setStuck(edge > 0 && edge < geometry.height ? geometry.groupOf(geometry.rowAt(edge)) : null);
    };
    // What stands above the list grows and shrinks without a scroll.
    const resized = new ResizeObserver(update);
    resized.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    update();
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [shape, geometry, overscan]);
  useLayoutEffect(() => {
    if (range.last >= range.first) onRange?.(range);
  }, [onRange, range]);
  const [settledAt, setSettledAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettledAt(range.first), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [range.first]);

  const sizer = useMemo<CSSProperties>(() => ({ height: geometry.height }), [geometry]);
  const pool = Math.max(0, range.last - range.first + 1);
  const rows = Array.from({ length: pool }, (_, place) => rowInSlot(settledAt + place, range.first, pool)).filter(
    (index) => index < count,
  );
  return (
    <div className={clsx('virtual-list', className)}>
      {renderHeading && (
        <div aria-hidden="true" className="virtual-sticky">
          {stuck !== null && <div className="virtual-stuck">{renderHeading(stuck)}</div>}
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys are those of the links in the rows */}
      <div
        ref={list}
        id={id}
        role="list"
        aria-label={label}
        className="virtual-sizer"
        style={sizer}
        onKeyDown={moveBetweenRows}
      >
        {rows.map((index) => (
          <VirtualRow
            key={index % pool}
            index={index}
            top={geometry.topOf(index)}
            height={geometry.heightOf(index)}
            heading={geometry.headingOf(index)}
            headingHeight={headingHeight}
            renderRow={renderRow}
            renderHeading={renderHeading}
            count={count}
          />
        ))}
      </div>
    </div>
  );
}

/** Headings that come later make the list longer; the row at the window's top edge stays where it is. */
function useKeepPlace(list: RefObject<HTMLElement | null>, geometry: ListGeometry) {
  const before = useRef(geometry);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = geometry;
    const top = -(list.current?.getBoundingClientRect().top ?? 0);
    if (old === geometry || top <= 0) return;
    const row = old.rowAt(top);
    const endOf = (shown: ListGeometry) => shown.topOf(row) + shown.heightOf(row);
    const moved = endOf(geometry) - endOf(old);
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [list, geometry]);
}

/** px from the window's top edge at which a heading stays: below a bar of the page that stays there too. */
function stickyTopOf(list: HTMLElement): number {
  const sticky = list.previousElementSibling;
  return sticky === null ? 0 : Number.parseFloat(getComputedStyle(sticky).top) || 0;
}

/** The row that a slot shows: the one of `pool` rows from `first` that shares its remainder. */
const rowInSlot = (slot: number, first: number, pool: number) => first + ((((slot - first) % pool) + pool) % pool);

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** Shortcuts for hands that stay on the letters. They work everywhere but in a field. */
const LETTERS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const isPlain = (event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[aria-posinset]') : null;

function moveBetweenRows(event: ReactKeyboardEvent<HTMLElement>) {
  const step = ARROWS[event.key];
  if (step === undefined || !isPlain(event)) return;
  if (moveFrom(rowOf(event.target), event.currentTarget, step)) event.preventDefault();
}

/** The rows beyond the edges are drawn, so that the next one can always take the focus. @returns whether one took it */
function moveFrom(row: HTMLElement | null, list: HTMLElement, step: number): boolean {
  const place = Number(row?.getAttribute('aria-posinset'));
  const next = list.querySelector<HTMLElement>(`[aria-posinset="${place + step}"] :is(a, button)`);
  next?.focus();
  return next !== null;
}

/** J and K go on from the row that has the focus or is open, and from nowhere to the first one in the window. */
function useLetters(list: RefObject<HTMLElement | null>, isOn: boolean) {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const step = LETTERS[event.key];
      const element = list.current;
      if (step === undefined || element === null || event.defaultPrevented || !isPlain(event)) return;
      const { target } = event;
      if (hasOwnKeys(target)) return;
      const from =
        target instanceof Node && element.contains(target)
          ? rowOf(target)
          : rowOf(element.querySelector('[aria-current=true]'));
      if (from !== null) moveFrom(from, element, step);
      else firstInWindow(element)?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, isOn]);
}

/** The link of the highest row that is not above the window's top edge. */
function firstInWindow(list: HTMLElement): HTMLElement | null {
  const links = [...list.querySelectorAll<HTMLElement>('[aria-posinset] :is(a, button)')];
  const tops = links.map((link) => ({ link, top: link.getBoundingClientRect().top }));
  const inWindow = tops.filter(({ top }) => top >= 0).sort((one, other) => one.top - other.top);
  return inWindow[0]?.link ?? null;
}

interface VirtualRowProps {
  index: number;
  /** px */
  top: number;
  /** px */
  height: number;
  heading: number | null;
  headingHeight: number;
  count: number;
  renderRow: (index: number) => ReactNode;
  renderHeading?: (group: number) => ReactNode;
}

const VirtualRow = memo(function VirtualRow(props: VirtualRowProps) {
  const { index, top, height, heading, headingHeight, count, renderRow, renderHeading } = props;
  const place = { height, transform: `translateY(${top}px)` };
  const tall = { height: headingHeight };
  return (
    <div role="listitem" aria-posinset={index + 1} aria-setsize={count} className="virtual-row" style={place}>
      {heading !== null && renderHeading && (
        <div className="virtual-heading" style={tall}>
          {renderHeading(heading)}
        </div>
      )}
      {renderRow(index)}
    </div>
  );
});
