import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rowNumber, type Page } from '#contract/page.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ListStatus } from './list-status.tsx';
import { RowTable, type Column } from './row-table.tsx';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';

interface AdminListProps<Row> {
  name: string;
  page: Page<Row>;
  columns: readonly Column<Row>[];
  emptyText: string;
  hrefFor: (page: number) => string;
  isLoading: boolean;
  remove: (ids: readonly number[]) => Promise<void>;
  /** Beside the delete button. */
  actions?: ReactNode;
  onOpen?: (row: Row) => void;
}

/** A list whose rows can be ticked and deleted: numbers that count down, paging, totals. */
export function AdminList<Row extends { id: number; title: string }>(props: AdminListProps<Row>) {
  const { name, page, columns, emptyText, hrefFor, isLoading, remove, actions, onOpen } = props;
  const { search } = useLocation();
  const selection = useSelection(page.items, search);
  const { isBusy, removeSelected } = useRemoval(selection, remove);
  useServedPage(page.page, hrefFor);

  const number: Column<Row> = {
    header: 'No',
    cell: (_, index) => rowNumber(page, index),
    className: 'md:w-16 md:text-center',
  };
  const ticks = {
    header: (
      <Checkbox
        label="전체 선택"
        className="md:[&_span]:sr-only md:[&_label]:justify-center"
        ref={(box: HTMLInputElement | null) => {
          if (box !== null) box.indeterminate = selection.extent === 'some';
        }}
        checked={selection.extent === 'all'}
        disabled={page.items.length === 0}
        onChange={selection.toggleAll}
      />
    ),
    cell: (row: Row) => (
      <Checkbox
        label={`${row.title} 선택`}
        hideLabel
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
    ),
  };

  return (
    <div className="grid gap-4" aria-busy={isLoading}>
      <ListStatus totalCount={page.totalCount} isLoading={isLoading} />
      <RowTable
        name={name}
        rows={page.items}
        columns={[number, ...columns]}
        emptyText={emptyText}
        ticks={ticks}
        {...(onOpen ? { onOpen } : {})}
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

/** The server steps back when the page asked for has emptied; the address follows. */
function useServedPage(served: number, hrefFor: (page: number) => string): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = Number(new URLSearchParams(search).get('page') ?? 1);
  const href = hrefFor(served);
  useEffect(() => {
    if (asked !== served && href !== pathname + search) void navigate(href, { replace: true });
  }, [asked, served, href, pathname, search, navigate]);
}
