import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { messages } from '#contract/messages.ts';
import type { Page } from '#contract/page.ts';
import { trashDays, type TrashItem, type TrashKey } from '#contract/trash.ts';
import { listDate } from '#web/text/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { badgeColumn, textColumn } from '../list/columns.tsx';
import { ListStatus } from '../list/list-status.tsx';
import { RowTable, type Column } from '../list/row-table.tsx';
import { SizeSelect } from '../list/size-select.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useSelection } from '../list/use-selection.ts';
import { useServedPage } from '../list/use-served-page.ts';
import type { TrashAddress } from './trash-calls.ts';
import { useTrash } from './use-trash.ts';

/** What somebody finds in the trash, by what the trash calls it. */
export interface TrashKind {
  board: string;
  name: string;
}

interface TrashFilterProps {
  kinds: readonly TrashKind[];
  address: ListAddress<TrashAddress>;
}

export function TrashFilter({ kinds, address }: TrashFilterProps) {
  const choices = [{ board: '', name: '전체' }, ...kinds];
  const chosen = choices.findIndex(({ board }) => board === address.state.board);
  return (
    <>
      {kinds.length > 1 && (
        <ChoiceFilter
          label="구분"
          names={choices.map(({ name }) => name)}
          value={Math.max(chosen, 0)}
          onChange={(number) => address.go({ board: choices[number]?.board ?? '' })}
        />
      )}
      <SizeSelect address={address} className="ml-auto" />
    </>
  );
}

interface TrashRow {
  /** Tells it from all others of the trash, whose numbers are those of their kinds. */
  id: number;
  item: TrashItem;
}

function moment(header: string, at: (item: TrashItem) => string): Column<TrashRow> {
  return {
    header,
    cell: ({ item }) => (
      <>
        <span className="mr-1 row:hidden">{header}</span>
        <time dateTime={at(item)}>{listDate(at(item))}</time>
      </>
    ),
    className: 'row:w-37 whitespace-nowrap text-muted',
  };
}

function columnsOf(kinds: readonly TrashKind[]): Column<TrashRow>[] {
  return [
    badgeColumn('구분', ({ item }) => kinds.find(({ board }) => board === item.board)?.name),
    {
      header: '제목',
      cell: ({ item }) => <span className="line-clamp-2 font-semibold text-ink">{item.title}</span>,
      className: 'card:order-first card:basis-full card:text-body',
    },
    textColumn('삭제한 관리자', ({ item }) => item.trashedBy || '-', 'row:w-28'),
    moment('삭제일', ({ trashedAt }) => trashedAt),
    moment('파기 예정일', ({ destroyAt }) => destroyAt),
  ];
}

interface TrashListProps {
  title: string;
  page: Page<TrashItem>;
  kinds: readonly TrashKind[];
  address: ListAddress<TrashAddress>;
}

/** What was deleted: to bring back, or to destroy before its time. */
export function TrashList({ title, page, kinds, address }: TrashListProps) {
  const rows = page.items.map((item) => ({ id: numberOf(item, kinds), item }));
  const selection = useSelection(rows, useLocation().search);
  const status = useRef<HTMLOutputElement>(null);
  const chosen = rows.filter(({ id }) => selection.has(id)).map(({ item }) => item);
  const { isBusy, restore, destroy } = useTrash({ chosen, clear: selection.clear, status });
  const hrefFor = (number: number) => address.hrefFor({ page: number });
  useServedPage(page.page, hrefFor);
  return (
    <div className="grid gap-3">
      <p className="text-label text-muted">
        삭제한 지 {trashDays}일이 지나면 완전히 삭제되며, 그 뒤에는 복원할 수 없습니다.
      </p>
      <div className="flex min-h-control flex-wrap items-center justify-between gap-3">
        <ListStatus ref={status} page={page} selectedCount={selection.ids.length} />
        <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
          <Button look="secondary" size="sm" disabled={isBusy} onClick={restore}>
            <RotateCcw aria-hidden className="size-4" />
            복원
          </Button>
          <Button
            look={selection.extent === 'none' ? 'secondary' : 'danger'}
            size="sm"
            disabled={isBusy}
            onClick={destroy}
          >
            <Trash2 aria-hidden className="size-4" />
            완전히 삭제
          </Button>
        </div>
      </div>
      <RowTable
        name={title}
        rows={rows}
        columns={columnsOf(kinds)}
        emptyText={messages.admin.trashEmpty}
        ticks={{ selection, titleOf: ({ item }) => item.title }}
      />
      <Pagination page={page.page} totalPages={page.totalPages} hrefFor={hrefFor} />
    </div>
  );
}

function numberOf({ board, id }: TrashKey, kinds: readonly TrashKind[]): number {
  return id * kinds.length + kinds.findIndex((kind) => kind.board === board);
}
