import { data, useLocation } from 'react-router';
import { keepListUnderPost, listAt, loadPostList, startPostList, statusOf } from './post-list-loaders.ts';
import { listMeta } from './post-meta.ts';
import type { Route } from './+types/post-list.ts';
import { PostListPage } from './post-list-page.tsx';

/** Events, news, installation cases and interviews: one page, five lists. */
const contentAt = (url: string) => listAt(new URL(url).pathname);

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadPostList(contentAt(request.url), request, context);
  return data(loaded, statusOf(loaded.list));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return startPostList(contentAt(request.url), request);
}

export const shouldRevalidate = keepListUnderPost;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData === undefined ? [] : listMeta(listAt(location.pathname), loaderData, matches);

export default function PostListRoute({ loaderData }: Route.ComponentProps) {
  const content = listAt(useLocation().pathname);
  return (
    <PostListPage
      key={content.path}
      content={content}
      loaded={loaderData}
      heading={`${content.title} 목록`}
    />
  );
}
