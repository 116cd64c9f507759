import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { type Key, SelectAll, type Selection, SelectOne } from './selection';
import { TableWrap } from './table-wrap';

export interface Column<T> {
  key: string;
  label: string;
  /** Figures stand at the right. */
  numeric?: boolean;
  cell: (row: T) => ReactNode;
  /** Makes the head a sort button; text sorts in Portuguese order. */
  sortBy?: (row: T) => string | number | null;
  /** Gives way on a tablet. */
  roomy?: boolean;
  /** Where rows become lines: one of the facts below the name, or the menu beside it; the others are left out. */
  line?: 'fact' | 'menu';
}

interface DataTableProps<T> {
  /** What the table holds; read out, not shown. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => Key;
  dense?: boolean;
  /** Below 640 px each row becomes a card, its first column the name. */
  cards?: boolean;
  /** Below 640 px each row becomes its name and a line of what counts; brings table-lines.css along. */
  lines?: boolean;
  /** Brings table-select.css along. */
  selection?: Selection<T> | null;
  /** The row of what is open beside the table. */
  open?: Key | null;
}

/** On paper nothing is pressed. */
const classOf = ({ numeric, line }: Pick<Column<never>, 'numeric' | 'line'>): string =>
  `${numeric ? 'table-num' : ''}${line === 'menu' ? ' no-print' : ''}`;

interface Sort {
  key: string;
  descending: boolean;
}

const order = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

function sorted<T>(rows: readonly T[], columns: readonly Column<T>[], sort: Sort | null): readonly T[] {
  const by = columns.find((column) => column.key === sort?.key)?.sortBy;
  if (!sort || !by) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [by(left), by(right)];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : order.compare(String(a), String(b));
    return difference * direction;
  });
}

export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, dense, cards, lines, selection, open } = props;
  const below = lines ? ' table-lines' : cards ? ' table-cards' : '';
  const [sort, setSort] = useState<Sort | null>(null);
  const turn = (key: string) =>
    setSort((known) => ({ key, descending: known?.key === key ? !known.descending : false }));
  return (
    <TableWrap label={caption}>
      <table className={`table-data${dense ? ' table-dense' : ''}${below}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection ? <SelectAll selection={selection} keys={rows.map(rowKey)} /> : null}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onTurn={turn} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, sort).map((row) => (
            <tr
              key={rowKey(row)}
              data-chosen={selection?.chosen.has(rowKey(row))}
              data-open={open === rowKey(row)}
            >
              {selection ? <SelectOne selection={selection} row={row} id={rowKey(row)} /> : null}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    data-label={column.label}
                    data-line={column.line}
                    data-roomy={column.roomy}
                    className={classOf(column)}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrap>
  );
}

interface HeadCellProps<T> {
  column: Column<T>;
  sort: Sort | null;
  onTurn: (key: string) => void;
}

function HeadCell<T>({ column, sort, onTurn }: HeadCellProps<T>) {
  const active = sort?.key === column.key ? sort : null;
  const Icon = active ? (active.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
  const direction = active ? (active.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" data-roomy={column.roomy} className={classOf(column)} aria-sort={direction}>
      {column.sortBy ? (
        <button type="button" className="table-sort" onClick={() => onTurn(column.key)}>
          {column.label}
          <Icon className="icon" />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}
