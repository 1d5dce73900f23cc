import { use, useRef } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { itemPath } from '#web/content/paths.ts';
import { hasIndustryTabs, type PostListContent } from '#web/content/post-lists.ts';
import { detailDate, koreanDateTime } from '#web/text/format-date.ts';
import { listSearch } from '#web/post/list-address.ts';
import { findPost, listAt, loadPost, type ListData } from './post-list-loaders.ts';
import { postMeta } from './post-meta.ts';
import { withTools, type ItemData } from './with-tools.ts';
import { categoryNames } from '#web/post/post-view.ts';
import { StaffBarContext } from '#web/frame/staff-bar.ts';
import { PostArticle } from '#web/post/post-article.tsx';
import { PostDialog } from '#web/post/post-dialog.tsx';
import type { Route } from './+types/post-item.ts';

/** What a post's page is told by the list it belongs to. */
export interface ItemPlace {
  content: PostListContent;
  loaded: ListData;
  isOverList: boolean;
}

const writeDate = { digits: detailDate, words: koreanDateTime } as const;

const contentAt = (url: string) => listAt(new URL(url).pathname);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const content = contentAt(request.url);
  return withTools(content, await loadPost(content, params.id, context));
}

export async function clientLoader({
  request,
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ItemData> {
  const content = contentAt(request.url);
  return withTools(content, await findPost(content, params.id, serverLoader));
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData === undefined ? [] : postMeta(listAt(location.pathname), loaderData, matches);

export default function PostItem({ loaderData: post }: Route.ComponentProps) {
  const { content, loaded, isOverList } = useOutletContext<ItemPlace>();
  const { board } = content.partition;
  const industry = hasIndustryTabs(content) ? post.industry : 0;
  const listHref = content.path + listSearch(loaded.query, industry);
  const close = useClose(listHref);
  const names = categoryNames(board, post);
  const { today } = loaded;
  const date = writeDate[content.dates](post.createdAt);
  const staffBar = use(StaffBarContext);
  if (isOverList)
    return (
      <PostDialog {...{ post, board, names, date, today }} links={post.tools} onClose={close}>
        {staffBar}
      </PostDialog>
    );
  return (
    <PostArticle
      post={post}
      names={names}
      date={date}
      today={today}
      links={post.tools}
      board={board}
      list={{ name: content.title, href: listHref, othersTitle: content.othersTitle, deferred: loaded.list }}
      hrefFor={(other) => itemPath(content.path, other.id)}
    />
  );
}

/** Back to the list as it was when the post was opened from it, else to the list. Once: Escape is easily pressed twice. */
function useClose(listHref: string): () => void {
  const { state } = useLocation() as { state: { overList?: boolean } | null };
  const navigate = useNavigate();
  const closed = useRef(false);
  return () => {
    if (closed.current) return;
    closed.current = true;
    void (state?.overList === true ? navigate(-1) : navigate(listHref, { preventScrollReset: true }));
  };
}
