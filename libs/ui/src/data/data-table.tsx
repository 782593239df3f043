import type { ReactNode } from 'react';
import '../styles/late/lists.css';

export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  /** "end" for figures. */
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
  /** This column names the row. */
  isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Says what the table shows; hidden unless `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Instead of rows, when there are none. */
  empty?: ReactNode;
}

/** A real table; scrolls sideways inside itself on a narrow screen. */
export function DataTable<Row>({ caption, showCaption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  return (
    <div
      className="table-scroll"
      role="group"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={typeof caption === 'string' ? caption : undefined}
    >
      <table className="data-table">
        <caption className={showCaption ? 'text-muted pb-2 text-left text-sm' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.align === 'end' ? 'text-right' : 'text-left'}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && Boolean(empty) && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <DataCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const align = column.align === 'end' ? 'text-right tabular-nums' : 'text-left';
  if (column.isRowHeader) {
    return (
      <th scope="row" className={`font-medium ${align}`}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={align}>{column.cell(row)}</td>;
}
