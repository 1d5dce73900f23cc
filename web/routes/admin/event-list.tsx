import { useLoaderData } from 'react-router';
import { eventCategories } from '#contract/catalog.ts';
import type { Post } from '#contract/post.ts';
import { ChoiceFilter } from '#web/admin/list/choice-filter.tsx';
import { badgeColumn, dateColumn, textColumn, titleColumn } from '#web/admin/list/columns.tsx';
import { addressIn } from '#web/admin/list/list-address.ts';
import { useListAddress } from '#web/admin/list/use-list-address.ts';
import { boardCalls, boardStart } from '#web/admin/post/board-calls.ts';
import { BoardList } from '#web/admin/post/board-list.tsx';
import { adminPaths } from '#web/content/paths.ts';
import type { Route } from './+types/event-list.ts';
import { adminMeta } from './admin-meta.ts';
import { loadPage } from './load.ts';

const title = '이벤트/뉴스';
const calls = boardCalls('event');

export const meta = () => adminMeta(title);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPage(request, calls.list(addressIn(request.url, boardStart)));
}

const columns = [
  badgeColumn<Post>('구분', (post) => eventCategories[post.category]),
  titleColumn<Post>(adminPaths.event),
  textColumn<Post>('작성자', () => 'admin'),
  dateColumn<Post>(),
];

export default function EventList() {
  const address = useListAddress(boardStart);
  return (
    <BoardList
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      address={address}
      calls={calls}
      columns={columns}
      newHref={adminPaths.newEvent}
      filters={
        <ChoiceFilter
          label="구분"
          names={eventCategories}
          value={address.state.category}
          onChange={(category) => address.go({ category })}
        />
      }
    />
  );
}
