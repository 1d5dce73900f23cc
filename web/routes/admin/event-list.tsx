import { useLoaderData } from 'react-router';
import { eventCategories } from '#contract/catalog.ts';
import { messages } from '#contract/messages.ts';
import type { Post } from '#contract/post.ts';
import { AdminList } from '#web/admin/list/admin-list.tsx';
import { ChoiceFilter } from '#web/admin/list/choice-filter.tsx';
import { badgeColumn, dateColumn, textColumn, titleColumn } from '#web/admin/list/columns.tsx';
import { addressIn } from '#web/admin/list/list-address.ts';
import { readPage } from '#web/admin/list/list-call.ts';
import { ListScreen } from '#web/admin/list/list-screen.tsx';
import { TitleSearch } from '#web/admin/list/title-search.tsx';
import { useListAddress } from '#web/admin/list/use-list-address.ts';
import { usePageAhead } from '#web/admin/list/use-page-ahead.ts';
import { boardCalls, boardStart, placeQuery } from '#web/admin/post/board-calls.ts';
import { adminPaths } from '#web/content/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Route } from './+types/event-list.ts';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '이벤트/뉴스';
const calls = boardCalls('event');

export const meta = () => adminMeta(title);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const list = calls.list(addressIn(request.url, boardStart));
  return load(request, () => readPage(list, request.signal));
}

const columns = [
  badgeColumn<Post>('구분', (post) => eventCategories[post.category]),
  titleColumn<Post>(adminPaths.event),
  textColumn<Post>('작성자', () => 'admin'),
  dateColumn<Post>(),
];

export default function EventList() {
  const loaded = useLoaderData<typeof clientLoader>();
  const address = useListAddress(boardStart);
  const { state, go } = address;
  usePageAhead(loaded, (page) => calls.list({ ...state, page }));
  return (
    <ListScreen
      title={title}
      loaded={loaded}
      filters={
        <>
          <ChoiceFilter
            label="구분"
            names={eventCategories}
            value={state.category}
            onChange={(category) => go({ category })}
          />
          <TitleSearch address={address} />
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
          actions={<LinkButton to={adminPaths.newEvent + placeQuery(state)}>글쓰기</LinkButton>}
        />
      )}
    </ListScreen>
  );
}
