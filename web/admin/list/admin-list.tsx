import { Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { rowNumber, type Page } from '#contract/page.ts';
import { Button } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { UndoBar } from '../trash/undo-bar.tsx';
import { ListStatus } from './list-status.tsx';
import { RowTable, type Column, type RowTableProps } from './row-table.tsx';
import { useRemoval } from './use-removal.ts';
import { useSelection, type Selection } from './use-selection.ts';
import { useServedPage } from './use-served-page.ts';

interface AdminListProps<Row> extends Pick<
  RowTableProps<Row>,
  'name' | 'columns' | 'emptyText' | 'opensRows'
> {
  page: Page<Row>;
  address: { hrefFor: (change: { page: number }) => string };
  /** What else can be done with the rows that are ticked. */
  renderBulk?: (selection: Selection) => ReactNode;
  remove: (ids: readonly number[]) => Promise<void>;
  /** What the trash calls what is deleted here. */
  trash: string;
}

/** A list whose rows can be ticked and deleted: numbers that count down, paging, totals. */
export function AdminList<Row extends { id: number; title: string }>(props: AdminListProps<Row>) {
  const { page, columns, address, renderBulk, remove, trash, ...table } = props;
  const selection = useSelection(page.items, useLocation().search);
  const status = useRef<HTMLOutputElement>(null);
  const { isBusy, removeSelected } = useRemoval({ selection, rows: page.items, remove, trash, status });
  const hrefFor = (number: number) => address.hrefFor({ page: number });
  useServedPage(page.page, hrefFor);

  const number: Column<Row> = {
    header: 'No',
    cell: (_, index) => rowNumber(page, index),
    className: `${page.totalCount < 10_000 ? 'row:w-16' : 'row:w-22'} text-muted card:before:mr-1 card:before:content-['No']`,
  };

  return (
    <div className="grid gap-3">
      <div className="flex min-h-control flex-wrap items-center justify-between gap-3">
        <ListStatus ref={status} page={page} selectedCount={selection.ids.length} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <UndoBar onDone={() => status.current?.focus()} />
          {renderBulk?.(selection)}
          <Button
            look={selection.extent === 'none' ? 'secondary' : 'danger'}
            size="sm"
            disabled={isBusy}
            onClick={removeSelected}
          >
            <Trash2 aria-hidden className="size-4" />
            삭제
          </Button>
        </div>
      </div>
      <RowTable
        {...table}
        rows={page.items}
        columns={[number, ...columns]}
        ticks={{ selection, titleOf: (row) => row.title }}
      />
      <Pagination page={page.page} totalPages={page.totalPages} hrefFor={hrefFor} />
    </div>
  );
}
