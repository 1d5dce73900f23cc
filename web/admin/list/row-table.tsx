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

const headCell = 'px-2.5 py-2 text-left text-small font-medium text-muted max-md:sr-only';
const bodyRow =
  'border-t border-line transition-colors hover:bg-surface has-checked:bg-tint/50 ' +
  'max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-3 max-md:py-3 max-md:text-small';
const tickedRow = 'max-md:pl-11';
const bodyCell = 'px-2.5 py-2 max-md:p-0';

/** A table; on a phone every row becomes a card. */
export function RowTable<Row extends { id: number }>(props: RowTableProps<Row>) {
  const { name, rows, columns, emptyText, ticks, opensRows } = props;
  return (
    <div className="overflow-hidden rounded-sm text-label ring-1 ring-line">
      <table className="w-full max-md:block md:table-fixed">
        <caption className="sr-only">{name}</caption>
        <thead className="max-md:block">
          <tr className="bg-surface max-md:block">
            {ticks && (
              <th scope="col" className="text-left font-normal max-md:block max-md:px-3 md:w-11">
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
        <tbody className="max-md:block">
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
