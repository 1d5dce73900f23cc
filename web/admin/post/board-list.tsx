import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import type { Page } from '#contract/page.ts';
import type { DeskPost } from '#contract/publication.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { useFromList } from '../list/detail-link.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import type { Column } from '../list/row-table.tsx';
import { SizeSelect } from '../list/size-select.tsx';
import { TitleSearch } from '../list/title-search.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { usePageAhead } from '../list/use-page-ahead.ts';
import type { Loaded } from '../load-result.ts';
import { placeQuery, type BoardAddress, type BoardCalls } from './board-calls.ts';
import { StageFilter } from './stage-filter.tsx';

interface BoardListProps {
  title: string;
  loaded: Loaded<Page<DeskPost>>;
  address: ListAddress<BoardAddress>;
  calls: Pick<BoardCalls, 'list' | 'remove'>;
  columns: readonly Column<DeskPost>[];
  /** What the trash calls what is deleted here. */
  trash: string;
  /** Where a new post is written; it starts in the category that the list shows. */
  newHref: string;
  /** Which categories are shown. */
  filters: ReactNode;
}

/** The list of a board: its categories, a search by title, and a way to write. */
export function BoardList(props: BoardListProps) {
  const { title, loaded, address, calls, columns, trash, newHref, filters } = props;
  const fromList = useFromList();
  usePageAhead(loaded, (page) => calls.list({ ...address.state, page }));
  return (
    <ListScreen
      title={title}
      loaded={loaded}
      actions={
        <LinkButton to={newHref + placeQuery(address.state)} state={fromList}>
          <Plus aria-hidden className="size-4" />
          글쓰기
        </LinkButton>
      }
      filters={
        <>
          {filters}
          <TitleSearch address={address} />
          <div className="flex w-full flex-wrap items-center gap-3">
            <StageFilter address={address} />
            <SizeSelect address={address} className="ml-auto" />
          </div>
        </>
      }
    >
      {(page) => (
        <AdminList
          name={title}
          page={page}
          columns={columns}
          emptyText={messages.public.noPosts}
          address={address}
          remove={calls.remove}
          trash={trash}
        />
      )}
    </ListScreen>
  );
}
