import { Suspense, useEffect, useRef } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import type { Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { listSearch, type PostQuery } from './list-address.ts';
import type { ListFailure, PostList as List } from './read-post-list.ts';
import { takeFailureTo } from './failed-list.ts';
import { rememberPosts } from './post-memory.ts';
import { useResolved } from './use-resolved.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ListError, ListNotice, RetryButton } from './list-notice.tsx';
import { PostGrid, PostGridSkeleton } from './post-grid.tsx';

export interface ListWords {
  empty: string;
  /** Said in an alert when the list could not be had; the list then counts as empty. */
  alert?: string;
  /** Said in the list's place when it could not be had. */
  inPlace?: Record<Exclude<ListFailure, 'missing'>, string>;
}

interface PostListProps {
  board: Board;
  path: string;
  query: PostQuery;
  industry: number;
  deferred: List | Promise<List>;
  words: ListWords;
  today: string | null;
  itemHref: (post: Post) => string;
}

/** A list in one of its four states: loading, error, empty, list. */
export function PostList(props: PostListProps) {
  return (
    // No skeleton of a list that is there: the server would render it for nobody.
    <Suspense fallback={props.deferred instanceof Promise && <PostGridSkeleton />}>
      <LoadedList {...props} />
    </Suspense>
  );
}

/** How many there are. Stays while the list changes: only then is its change read aloud. */
export function ListTotal({ deferred }: Pick<PostListProps, 'deferred'>) {
  return (
    <output className="block min-h-[1lh] text-label text-muted tabular-nums">
      <Suspense fallback={messages.public.loading}>
        <Total deferred={deferred} />
      </Suspense>
    </output>
  );
}

function Total({ deferred }: Pick<PostListProps, 'deferred'>) {
  const { items, totalCount } = useResolved(deferred).page;
  return items.length > 0 && `총 ${totalCount.toLocaleString('ko-KR')}건`;
}

function LoadedList({ board, path, query, industry, deferred, words, today, itemHref }: PostListProps) {
  const list = useResolved(deferred);
  const { revalidate } = useRevalidator();
  useFailureAlert(list, words.alert);
  useFirstPageOnFailure(list, query.page, path + listSearch({ ...query, page: 1 }, industry));
  useEffect(() => rememberPosts(board, list.page.items), [board, list]);

  const { failure, page } = list;
  const hasFailed = failure !== null && failure !== 'missing';
  const retry = hasFailed && <RetryButton onRetry={() => void revalidate()} />;
  if (hasFailed && words.inPlace !== undefined)
    return <ListError message={words.inPlace[failure]}>{retry}</ListError>;
  if (page.items.length === 0)
    return (
      <ListNotice searched={failure === null ? query.keyword : ''} message={words.empty}>
        {retry}
        {failure === null && query.keyword !== '' && <ShowAll href={path + listSearch({}, industry)} />}
      </ListNotice>
    );
  return (
    <>
      <PostGrid
        board={board}
        posts={page.items}
        hrefFor={itemHref}
        opensOver
        today={today}
        leads={page.page === 1 && page.items.length > 2}
      />
      <div className="mt-12">
        <Pagination
          page={page.page}
          totalPages={page.totalPages}
          hrefFor={(number) => path + listSearch({ ...query, page: number }, industry)}
        />
      </div>
      {query.keyword !== '' && (
        <p className="text-center">
          <ShowAll href={path + listSearch({}, industry)} />
        </p>
      )}
    </>
  );
}

function ShowAll({ href }: { href: string }) {
  return (
    <Link
      to={href}
      preventScrollReset
      className="font-semibold text-accent-strong underline underline-offset-4"
    >
      전체 목록 보기
    </Link>
  );
}

/** Tells of a failure once, however often the page is drawn. */
function useFailureAlert(list: List, message: string | undefined): void {
  const { alert } = useDialogs();
  const told = useRef<List | null>(null);
  useEffect(() => {
    if (list.failure === null || message === undefined || told.current === list) return;
    told.current = list;
    void alert(message);
  }, [list, message, alert]);
}

/** What failed has one page, so its address is that of the first. */
function useFirstPageOnFailure(list: List, page: number, firstPage: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (list.failure === null || page === 1) return;
    takeFailureTo(firstPage, list);
    void navigate(firstPage, { replace: true, preventScrollReset: true });
  }, [list, page, firstPage, navigate]);
}
