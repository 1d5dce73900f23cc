import { data, redirect } from 'react-router';
import { company } from '#contract/company.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { itemPath } from '#web/content/paths.ts';
import { askSupport, postLists, type PostListContent } from '#web/content/post-lists.ts';
import { FaqSection } from '#web/post/faq-section.tsx';
import { PostArticle } from '#web/post/post-article.tsx';
import { categoryNames } from '#web/post/post-view.ts';
import { readPostList } from '#web/post/read-post-list.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { detailDate, koreanDateTime } from '#web/text/format-date.ts';
import { withQuestionTools } from './with-question-tools.ts';
import { withTools } from './with-tools.ts';
import type { Route } from './+types/preview.ts';

const writeDate = { digits: detailDate, words: koreanDateTime } as const;
const newest = { page: 1, keyword: '', field: 'title' } as const;

/** The list in which a post stands, or on whose page: questions stand above one. */
function listOf(board: string, category: number): PostListContent | undefined {
  const lists = postLists.filter(({ partition }) => partition.board.name === board);
  return lists.find(({ partition }) => partition.category === category) ?? lists[0];
}

/** Who is not logged in is led to the login. */
function toLogin(error: unknown): never {
  throw error instanceof Response && error.status === 401 ? redirect(adminPaths.login) : error;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
  const found = await services.preview(params.board, id).catch(toLogin);
  const content = found === null ? undefined : listOf(params.board, found.post.category);
  if (found === null || content === undefined) throw data(null, { status: 404 });
  const { post, among } = found;
  if (among !== null) return { post, faq: { ...(await withQuestionTools(among)), opened: post.id } };
  const partition = { ...content.partition, industry: post.industry };
  const list = await readPostList(services.reader, partition, newest, (error) => services.report(error));
  const today = content.hasPeriods ? services.today() : null;
  return { post: await withTools(content, post), path: content.path, list, today };
}

/** For staff alone: kept and found by nobody. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => ({
  ...Object.fromEntries(errorHeaders ?? []),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
});

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `미리보기: ${loaderData?.post.title ?? ''} | ${company.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Preview({ loaderData, params }: Route.ComponentProps) {
  if ('faq' in loaderData)
    return (
      <>
        <h1 className="sr-only">미리보기: {loaderData.post.title}</h1>
        <div className="pb-20 md:pb-28">
          <FaqSection hours={company.supportHours} ask={askSupport} deferred={loaderData.faq} />
        </div>
      </>
    );
  const { post, path, list, today } = loaderData;
  const content = listOf(params.board, post.category);
  if (content === undefined) return null;
  const { board } = content.partition;
  return (
    <PostArticle
      post={post}
      names={categoryNames(board, post)}
      date={writeDate[content.dates](post.createdAt)}
      today={today}
      links={post.tools}
      board={board}
      list={{ name: content.title, href: path, othersTitle: content.othersTitle, deferred: list }}
      hrefFor={(other) => itemPath(path, other.id)}
    />
  );
}
