import { useLocale, useText } from '@bank/i18n';
import clsx from 'clsx';
import { memo } from 'react';
import { type Found, type MassLine, shownCell } from '../mass-rows';
import type { Field } from '../reading/columns';
import type { Sheet } from '../sheet/sheet';
import type { Cell } from './grid-state';
import { reasonOf } from './problem-words';

interface GridRowProps {
  sheet: Sheet;
  /** Begins the ids of its cells. */
  id: string;
  line: MassLine;
  /** Its place among the rows in sight, from 0. */
  row: number;
  /** px from the first row. */
  top: number;
  found: readonly Found[];
  /** The column of the cell that has the keys; null in every other row. */
  here: number | null;
  /** The first and the last column that is chosen; null where none is. */
  left: number | null;
  right: number | null;
  /** What is typed into the cell that has the keys; null while nothing is. */
  editing: string | null;
  onEdit(value: string): void;
  /** Only for the row that has the keys. */
  onFinish: ((isKept: boolean) => void) | undefined;
}

/** What a column is as wide as. */
const WIDTHS: Readonly<Partial<Record<Field, string>>> = {
  email: 'mass-email',
  payeeEmail: 'mass-email',
  walletAddress: 'mass-email',
  iban: 'mass-email',
  amount: 'mass-amount',
  currency: 'mass-short',
  country: 'mass-short',
};
export const widthOf = (field: Field): string => WIDTHS[field] ?? 'mass-text';

/** One payment of the sheet. Drawn again when it changed, so that a key and a step of the scroll draw a few rows and not thirty. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { sheet, id, line, row, top, found, here, left, right, editing, onEdit, onFinish } = props;
  const t = useText();
  const locale = useLocale();
  const words = found.map((one) => reasonOf(one, t)).join(' ');
  return (
    <div role="row" aria-rowindex={row + 2} className="mass-row" style={{ top }}>
      <span role="rowheader" className="mass-number">
        {line.n}
      </span>
      {sheet.columns.map(({ field: of, label }, column) => {
        const isHere = column === here;
        const isWrong = found.some(({ field }) => field === of);
        return (
          <span
            key={of}
            role="gridcell"
            tabIndex={-1}
            id={`${id}-${column}`}
            data-row={row}
            data-column={column}
            aria-colindex={column + 2}
            aria-selected={left !== null && right !== null && column >= left && column <= right}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-why` : undefined}
            className={clsx('mass-cell', widthOf(of), isHere && 'mass-here', isWrong && 'mass-wrong')}
          >
            {isHere && editing !== null ? (
              <input
                // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the person has just asked to edit this cell
                autoFocus
                aria-label={t('transfers.mass.cell', { column: label, row: line.n })}
                className="mass-input"
                value={editing}
                onChange={({ target }) => onEdit(target.value)}
                onBlur={() => onFinish?.(true)}
              />
            ) : (
              shownCell(line, of, locale)
            )}
          </span>
        );
      })}
      <span role="gridcell" id={`${id}-why`} className="mass-cell mass-problem" title={words}>
        {words}
      </span>
    </div>
  );
});

/** The cell that an event is about; null beside the cells. */
export function cellAt(target: EventTarget): Cell | null {
  const { row, column } =
    target instanceof Element ? (target.closest<HTMLElement>('[data-column]')?.dataset ?? {}) : {};
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}
