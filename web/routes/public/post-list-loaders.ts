import { data, type RouterContextProvider, type ShouldRevalidateFunction } from 'react-router';
import type { Post } from '#contract/post.ts';
import type { Partition } from '#contract/reader.ts';
import { seoulDayOf } from '#contract/seoul-day.ts';
import { hasIndustryTabs, postListAt, type PostListContent } from '#web/content/post-lists.ts';
import { apiReader } from '#web/api/reader.ts';
import { readIndustry, readListQuery, type PostQuery } from '#web/post/list-address.ts';
import { failureAt } from '#web/post/failed-list.ts';
import { readPostList, type PostList } from '#web/post/read-post-list.ts';
import { awaitBriefly } from '#web/post/await-briefly.ts';
import { recallPost } from '#web/post/post-memory.ts';
import { pageServices } from '#web/ssr/server-context.ts';

export interface ListData {
  query: PostQuery;
  industry: number;
  /** The server hands over the list; in the browser it may still be on its way. */
  list: PostList | Promise<PostList>;
  /** The day in Korea, where posts run for a time. */
  today: string | null;
}

interface Asked {
  query: PostQuery;
  industry: number;
  partition: Partition;
}

/** The list at an address; what the router leads here by any other, such as a list as data, is no page. */
export function listAt(pathname: string): PostListContent {
  const content = postListAt(pathname);
  if (content === undefined) throw data(null, { status: 404 });
  return content;
}

function readAddress(content: PostListContent, url: string): Asked {
  const params = new URL(url).searchParams;
  const industry = hasIndustryTabs(content) ? readIndustry(params) : 0;
  return { query: readListQuery(params), industry, partition: { ...content.partition, industry } };
}

/** On the server: waits, so that the page leaves with its list in it. */
export async function loadPostList(
  content: PostListContent,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { query, industry, partition } = readAddress(content, request.url);
  const services = context.get(pageServices);
  const list = await readPostList(services.reader, partition, query, (error) => services.report(error));
  const today = content.hasPeriods ? services.today() : null;
  return { query, industry, list, today };
}

/** In the browser: waits for a moment only, so that a page whose list is late shows that it is loading. */
export async function startPostList(content: PostListContent, request: Request): Promise<ListData> {
  const { query, industry, partition } = readAddress(content, request.url);
  const { pathname, search } = new URL(request.url);
  const known = failureAt(pathname + search);
  const list = known ?? (await awaitBriefly(readPostList(apiReader(request.signal), partition, query))).value;
  const today = content.hasPeriods ? seoulDayOf(new Date().toISOString()) : null;
  return { query, industry, list, today };
}

/** A page whose list could not be had stands, but is neither kept nor indexed. */
export function statusOf(list: PostList): ResponseInit {
  return { status: list.failure === null ? 200 : 503 };
}

/** Opening a post over its list and closing it leaves the list as it is. */
export const keepListUnderPost: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...other }) =>
  (currentUrl.pathname === nextUrl.pathname || currentUrl.search !== nextUrl.search) &&
  other.defaultShouldRevalidate;

function postId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export async function loadPost(
  { partition }: PostListContent,
  idText: string | undefined,
  context: Readonly<RouterContextProvider>,
): Promise<Post> {
  const id = postId(idText);
  const post = id === null ? null : await context.get(pageServices).post(partition, id);
  if (post === null) throw data(null, { status: 404 });
  return post;
}

/** In the browser: a post of the list one is looking at is there already. */
export async function findPost(
  { partition }: PostListContent,
  idText: string | undefined,
  askServer: () => Promise<Post>,
): Promise<Post> {
  const id = postId(idText);
  return (id === null ? null : recallPost(partition.board, partition.category, id)) ?? askServer();
}
