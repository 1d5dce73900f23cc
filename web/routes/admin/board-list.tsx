import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { categoriesOf, categoryOf, hasIndustries, isByIndustry } from '#contract/boards.ts';
import { industries } from '#contract/choices.ts';
import type { DeskPost } from '#contract/publication.ts';
import { ChoiceFilter } from '#web/admin/list/choice-filter.tsx';
import { badgeColumn, dateColumn, textColumn } from '#web/admin/list/columns.tsx';
import { addressIn } from '#web/admin/list/list-address.ts';
import { useListAddress, type ListAddress } from '#web/admin/list/use-list-address.ts';
import { boardCalls, boardStart, type BoardAddress } from '#web/admin/post/board-calls.ts';
import { BoardList } from '#web/admin/post/board-list.tsx';
import { postTitleColumn } from '#web/admin/post/post-columns.tsx';
import { PostOrder, readOrder } from '#web/admin/post/post-order.tsx';
import type { BoardScreens } from '#web/content/admin-menu.ts';
import { adminMeta } from './admin-meta.ts';
import { loadPage } from './load.ts';

function columnsOf({ board, paths, author }: BoardScreens, category: number) {
  const industry = textColumn<DeskPost>('업종', (post) => industries[post.industry], 'row:w-28');
  return [
    badgeColumn<DeskPost>('구분', (post) => categoryOf(board, post.category)?.name),
    ...(isByIndustry(board, category) ? [industry] : []),
    postTitleColumn(paths.detail),
    textColumn<DeskPost>('작성자', () => author),
    dateColumn<DeskPost>(),
  ];
}

/** The screen that lists the posts of a board. */
export function boardListScreen(screens: BoardScreens) {
  const { board, paths, title } = screens;
  const calls = boardCalls(board);

  /** Whether the list shows a part that staff put in order. */
  const isOrdered = ({ category, keyword, state }: BoardAddress) =>
    categoryOf(board, category)?.comesWhole === true && keyword === '' && state === '';

  async function clientLoader({ request }: ClientLoaderFunctionArgs) {
    const asked = addressIn(request.url, boardStart);
    const loaded = await loadPage(request, calls.list(asked));
    return { loaded, order: isOrdered(asked) && loaded.ok ? await readOrder(board, request.signal) : [] };
  }

  function BoardListScreen() {
    const address = useListAddress(boardStart);
    const { loaded, order } = useLoaderData<typeof clientLoader>();
    const name = categoryOf(board, address.state.category)?.name ?? title;
    return (
      <>
        <BoardList
          title={title}
          loaded={loaded}
          address={address}
          calls={calls}
          columns={columnsOf(screens, address.state.category)}
          trash={board.name}
          newHref={paths.registration}
          filters={<Filters screens={screens} address={address} />}
        />
        <PostOrder board={board} name={name} posts={order} />
      </>
    );
  }

  return { meta: () => adminMeta(title), clientLoader, default: BoardListScreen };
}

interface FiltersProps {
  screens: BoardScreens;
  address: ListAddress<BoardAddress>;
}

function Filters({ screens: { board, noIndustry }, address: { state, go } }: FiltersProps) {
  return (
    <>
      <ChoiceFilter
        label="구분"
        names={categoriesOf(board).map(({ name }) => name)}
        value={state.category}
        onChange={(category) =>
          go({ category, industry: isByIndustry(board, category) ? state.industry : 0 })
        }
      />
      {isByIndustry(board, state.category) ? (
        <ChoiceFilter
          label="업종"
          names={industries}
          value={state.industry}
          onChange={(industry) => go({ industry })}
        />
      ) : (
        hasIndustries(board) && <p className="text-label text-muted">{noIndustry?.list}</p>
      )}
    </>
  );
}
