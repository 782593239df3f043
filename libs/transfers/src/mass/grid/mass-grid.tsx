import { Text, useLocale, useText } from '@bank/i18n';
import clsx from 'clsx';
import {
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Found, type MassLine, shownCell } from '../mass-rows';
import type { Sheet } from '../sheet/sheet';
import { type Cell, copied, filled, type GridChange, rangeOf, typedCells } from './grid-state';
import { cellAt, GridRow, widthOf } from './grid-row';
import { nextWrong } from './next-wrong';
import { reasonOf } from './problem-words';
import './mass-grid.css';

/** px; one height for all rows, so that those in sight follow from the scroll alone. */
const ROW = 40;
/** Rows drawn beyond each edge. */
const BEYOND = 6;
/** What is wrong with a row that is right; one list, so that it is the same the next time. */
const RIGHT: readonly Found[] = [];
/** Rows of a page, for the keys Page Up and Page Down. */
const PAGE = 10;

interface MassGridProps {
  sheet: Sheet;
  /** Those in sight: all, or those with problems. */
  lines: readonly MassLine[];
  problems: ReadonlyMap<number, readonly Found[]>;
  /** Those of the rows as they are, where `problems` may be a moment behind. */
  problemsNow(): ReadonlyMap<number, readonly Found[]>;
  change: Dispatch<GridChange>;
  /** Takes what the clipboard has for the cells between two. */
  onPasteText(text: string, one: Cell, other: Cell): void;
  /** Ctrl+F and Ctrl+H: the browser's own search sees only the rows that are drawn. */
  onSearch(): void;
}

/** The payments as a sheet with the keys of one: move, type, copy, paste, fill down, take back (R2.7.141). */
export function MassGrid({ sheet, lines, problems, problemsNow, change, onPasteText, onSearch }: MassGridProps) {
  const t = useText();
  const locale = useLocale();
  const { fields, payee } = sheet.shape;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [scroll, setScroll] = useState(0);
  const [height, setHeight] = useState(480);
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 });
  const [from, setFrom] = useState<Cell | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const last = lines.length - 1;
  const cell = { row: Math.min(at.row, Math.max(last, 0)), column: at.column };
  const anchor = from ?? cell;
  const range = rangeOf(anchor, cell);
  const line = lines[cell.row];
  const field = fields[cell.column] ?? payee;

  useLayoutEffect(() => setHeight(box.current?.clientHeight || 480), []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const top = cell.row * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + 2 * ROW > element.scrollTop + height) element.scrollTop = top + 2 * ROW - height;
    // The event of scrolling comes a frame later, and the cell must be there for the next key.
    setScroll(element.scrollTop);
  }, [cell.row, height]);
  const cellId = line && `${id}-${line.n}-${cell.column}`;
  useLayoutEffect(() => {
    const [element, here] = [box.current, cellId === undefined ? null : document.getElementById(cellId)];
    if (element && here) bringIntoSight(element, here);
  }, [cellId]);

  const first = Math.max(0, Math.floor(scroll / ROW) - BEYOND);
  const shown = lines.slice(first, Math.ceil((scroll + height) / ROW) + BEYOND);

  const go = (row: number, column: number, isRange = false) => {
    setFrom(isRange ? anchor : null);
    setAt({
      row: Math.max(0, Math.min(last, row)),
      column: Math.max(0, Math.min(fields.length - 1, column)),
    });
  };
  const finish = (isKept: boolean) => {
    if (editing !== null && isKept && line) {
      change({ type: 'set', cells: typedCells([line], [{ n: line.n, field, value: editing }], locale) });
    }
    setEditing(null);
    box.current?.focus();
  };
  const set = (value: string) =>
    change({
      type: 'set',
      cells: lines
        .slice(range.top, range.bottom + 1)
        .flatMap(({ n }) => fields.slice(range.left, range.right + 1).map((one) => ({ n, field: one, value }))),
    });

  const edit = () => line && setEditing(shownCell(line, field, locale));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (editing !== null) {
      if (key === 'Escape') finish(false);
      else if (key === 'Enter') {
        finish(true);
        go(cell.row + 1, cell.column);
      } else if (key === 'Tab') {
        finish(true);
        go(cell.row, cell.column + (shiftKey ? -1 : 1));
      } else return;
      return event.preventDefault();
    }
    const steps: Record<string, () => void> = {
      ArrowDown: () => go(isCommand ? last : cell.row + 1, cell.column, shiftKey),
      ArrowUp: () => go(isCommand ? 0 : cell.row - 1, cell.column, shiftKey),
      ArrowRight: () => go(cell.row, cell.column + 1, shiftKey),
      ArrowLeft: () => go(cell.row, cell.column - 1, shiftKey),
      PageDown: () => go(cell.row + PAGE, cell.column, shiftKey),
      PageUp: () => go(cell.row - PAGE, cell.column, shiftKey),
      Home: () => go(isCommand ? 0 : cell.row, 0, shiftKey),
      End: () => go(isCommand ? last : cell.row, fields.length - 1, shiftKey),
      Enter: edit,
      F2: edit,
      F8: () => {
        const wrong = nextWrong(lines, fields, problemsNow(), cell, shiftKey ? -1 : 1);
        if (wrong) go(wrong.row, wrong.column);
      },
      Delete: () => set(''),
      Backspace: () => set(''),
    };
    const commands: Record<string, () => void> = {
      z: () => change({ type: shiftKey ? 'redo' : 'undo' }),
      y: () => change({ type: 'redo' }),
      f: onSearch,
      h: onSearch,
      d: () => change({ type: 'set', cells: filled(lines, fields, anchor, cell) }),
      a: () => {
        setFrom({ row: 0, column: 0 });
        setAt({ row: Math.max(last, 0), column: fields.length - 1 });
      },
    };
    const act = steps[key] ?? (isCommand ? commands[key.toLowerCase()] : undefined);
    if (act) {
      event.preventDefault();
      act();
    } else if (!isCommand && !event.altKey && key.length === 1 && line) {
      event.preventDefault();
      setEditing(key);
    }
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(lines, fields, anchor, cell, locale));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    onPasteText(event.clipboardData.getData('text/plain'), anchor, cell);
  };

  // One listener for all cells: a row that has not changed is not drawn again.
  const onPointerDown = (event: PointerEvent) => {
    const to = cellAt(event.target);
    if (to === null || (editing !== null && to.row === cell.row && to.column === cell.column)) return;
    event.preventDefault();
    finish(true);
    go(to.row, to.column, event.shiftKey);
  };

  return (
    <div>
      <div
        ref={box}
        role="grid"
        aria-label={t('kit.place.payments')}
        aria-describedby={`${id}-keys`}
        aria-rowcount={lines.length + 1}
        aria-colcount={fields.length + 2}
        aria-multiselectable="true"
        aria-activedescendant={editing === null ? cellId : undefined}
        tabIndex={0}
        className="mass-grid"
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
        onScroll={({ currentTarget }) => setScroll(currentTarget.scrollTop)}
      >
        <p id={`${id}-keys`} className="sr-only">
          <Text id="transfers.mass.keys" />
        </p>
        <div role="presentation" className="mass-sheet">
          <div role="row" aria-rowindex={1} className="mass-row mass-head">
            <span role="columnheader" className="mass-number">
              <Text id="transfers.mass.row" />
            </span>
            {sheet.columns.map(({ field: one, label }) => (
              <span key={one} role="columnheader" className={clsx('mass-cell', widthOf(one))}>
                {label}
              </span>
            ))}
            <span role="columnheader" className="mass-cell mass-problem">
              <Text id="transfers.mass.problem" />
            </span>
          </div>
          <div
            role="presentation"
            className="mass-body"
            style={{ height: lines.length * ROW }}
            onPointerDown={onPointerDown}
            onDoubleClick={({ target }) => {
              const to = cellAt(target);
              const pressed = to && lines[to.row];
              if (pressed) setEditing(shownCell(pressed, fields[to.column] ?? payee, locale));
            }}
          >
            {shown.map((one, index) => {
              const row = first + index;
              const isHere = row === cell.row;
              const isIn = row >= range.top && row <= range.bottom;
              return (
                <GridRow
                  key={one.n}
                  sheet={sheet}
                  id={`${id}-${one.n}`}
                  line={one}
                  row={row}
                  top={row * ROW}
                  found={problems.get(one.n) ?? RIGHT}
                  here={isHere ? cell.column : null}
                  left={isIn ? range.left : null}
                  right={isIn ? range.right : null}
                  editing={isHere ? editing : null}
                  onEdit={setEditing}
                  onFinish={isHere ? finish : undefined}
                />
              );
            })}
          </div>
        </div>
      </div>
      {/* The column of reasons is out of sight where a sheet is wide. */}
      <p className="text-danger mt-2 min-h-5 text-sm" aria-hidden="true">
        {line && (problems.get(line.n) ?? RIGHT).map((one) => reasonOf(one, t)).join(' ')}
      </p>
    </div>
  );
}

/** Scrolls a sheet sideways until a cell stands between its sticky first column and its edge. */
function bringIntoSight(sheet: HTMLElement, cell: HTMLElement): void {
  const first = sheet.querySelector('.mass-number')?.clientWidth ?? 0;
  const left = cell.offsetLeft;
  if (left - first < sheet.scrollLeft) sheet.scrollLeft = left - first;
  else if (left + cell.offsetWidth > sheet.scrollLeft + sheet.clientWidth)
    sheet.scrollLeft = left + cell.offsetWidth - sheet.clientWidth;
}
