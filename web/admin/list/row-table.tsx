import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { openRow } from './open-row.ts';
import { AllTick, RowTick } from './row-ticks.tsx';
import type { Selection } from './use-selection.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Width and alignment from the tablet up; place in the card on a phone. */
  className?: string;
}

export interface RowTableProps<Row> {
  /** What the table holds; read aloud. */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  emptyText: string;
  /** With a selection, every row has a tick that is named after it. */
  ticks?: { selection: Selection; titleOf: (row: Row) => string };
  /** A click beside a row's link counts as one on it. */
  opensRows?: boolean | undefined;
}

const headCell = 'px-2.5 py-2 text-left text-small font-medium text-muted card:sr-only';
const bodyRow =
  'border-t border-line break-inside-avoid transition-colors hover:bg-surface has-checked:bg-tint/50 has-[a:focus-visible]:bg-surface ' +
  'card:relative card:flex card:flex-wrap card:items-center card:gap-x-3 card:gap-y-1 card:px-3 card:py-3 card:text-small';
const tickedRow = 'card:pl-11';
const bodyCell = 'px-2.5 py-2 card:p-0';

/** A table; on a phone every row becomes a card. */
export function RowTable<Row extends { id: number }>(props: RowTableProps<Row>) {
  const { name, rows, columns, emptyText, ticks, opensRows } = props;
  return (
    <div className="overflow-hidden rounded-sm text-label ring-1 ring-line print:overflow-visible print:rounded-none print:ring-0">
      <table className="w-full card:block row:table-fixed">
        <caption className="sr-only">{name}</caption>
        <thead className="card:block">
          <tr className="bg-surface card:block">
            {ticks && (
              <th scope="col" className="text-left font-normal card:block card:px-3 row:w-11 print:hidden">
                <AllTick selection={ticks.selection} isEmpty={rows.length === 0} />
              </th>
            )}
            {columns.map(({ header, className }) => (
              <th key={header} scope="col" className={classNames(headCell, className)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="card:block">
          {rows.map((row, index) => (
            <tr
              key={row.id}
              {...(opensRows && openRow)}
              className={classNames(bodyRow, ticks && tickedRow, opensRows && 'cursor-pointer')}
            >
              {ticks && (
                <td className="card:absolute card:top-1 card:left-0 card:z-1 print:hidden">
                  <RowTick selection={ticks.selection} id={row.id} title={ticks.titleOf(row)} />
                </td>
              )}
              {columns.map(({ header, cell, className }) => (
                <td key={header} className={classNames(bodyCell, className)}>
                  {cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className="border-t border-line px-3 py-16 text-center text-muted">{emptyText}</p>
      )}
    </div>
  );
}
