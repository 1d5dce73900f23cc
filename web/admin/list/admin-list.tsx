import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { rowNumber, type Page } from '#contract/page.ts';
import { Button } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ListStatus } from './list-status.tsx';
import { RowTable, type Column, type RowTableProps } from './row-table.tsx';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';
import { useServedPage } from './use-served-page.ts';

interface AdminListProps<Row> extends Pick<RowTableProps<Row>, 'name' | 'columns' | 'emptyText' | 'onOpen'> {
  page: Page<Row>;
  address: { hrefFor: (change: { page: number }) => string; isLoading: boolean };
  remove: (ids: readonly number[]) => Promise<void>;
  /** Beside the delete button. */
  actions?: ReactNode;
}

/** A list whose rows can be ticked and deleted: numbers that count down, paging, totals. */
export function AdminList<Row extends { id: number; title: string }>(props: AdminListProps<Row>) {
  const { page, columns, address, remove, actions, ...table } = props;
  const selection = useSelection(page.items, useLocation().search);
  const { isBusy, removeSelected } = useRemoval(selection, remove);
  const hrefFor = (number: number) => address.hrefFor({ page: number });
  useServedPage(page.page, hrefFor);

  const number: Column<Row> = {
    header: 'No',
    cell: (_, index) => rowNumber(page, index),
    className: 'md:w-16 md:text-center',
  };

  return (
    <div className="grid gap-4" aria-busy={address.isLoading}>
      <ListStatus totalCount={page.totalCount} isLoading={address.isLoading} />
      <RowTable
        {...table}
        rows={page.items}
        columns={[number, ...columns]}
        ticks={{ selection, titleOf: (row) => row.title }}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex gap-2">
          <Button look="danger" disabled={isBusy} onClick={removeSelected}>
            삭제
          </Button>
          {actions}
        </div>
        <Pagination page={page.page} totalPages={page.totalPages} hrefFor={hrefFor} />
      </div>
    </div>
  );
}
