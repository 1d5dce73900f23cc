import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import type { Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { listSearch, type PostQuery } from './list-query.ts';
import type { ListFailure, PostList as List } from './read-post-list.ts';
import { takeFailureTo } from './failed-list.ts';
import { rememberPosts } from './post-memory.ts';
import { useArrived } from './use-arrived.ts';
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
  coming: List | Promise<List>;
  words: ListWords;
  itemHref: (post: Post) => string;
}

/** A list in one of its four states: loading, error, empty, list. */
export function PostList({ board, path, query, industry, coming, words, itemHref }: PostListProps) {
  const list = useArrived(coming);
  const { revalidate } = useRevalidator();
  useFailureAlert(list, words.alert);
  useFirstPageOnFailure(list, query.page, path + listSearch({ ...query, page: 1 }, industry));
  useEffect(() => {
    if (list !== null) rememberPosts(board, list.page.items);
  }, [board, list]);

  if (list === null) return <Framed status={messages.public.loading} body={<PostGridSkeleton />} />;
  const retry = <RetryButton onRetry={() => void revalidate()} />;
  const { failure, page } = list;
  if (failure !== null && failure !== 'missing' && words.inPlace !== undefined)
    return <Framed body={<ListError message={words.inPlace[failure]}>{retry}</ListError>} />;
  if (page.items.length === 0)
    return (
      <Framed
        body={
          <ListNotice message={words.empty}>
            {failure !== null && failure !== 'missing' && retry}
            {failure === null && query.keyword !== '' && <ShowAll href={path + listSearch({}, industry)} />}
          </ListNotice>
        }
      />
    );
  return (
    <Framed
      status={`총 ${page.totalCount.toLocaleString('ko-KR')}건`}
      body={<PostGrid board={board} posts={page.items} hrefFor={itemHref} opensOver />}
    >
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefFor={(number) => path + listSearch({ ...query, page: number }, industry)}
      />
    </Framed>
  );
}

function Framed({ status = '', body, children }: { status?: string; body: ReactNode; children?: ReactNode }) {
  return (
    <>
      <output className="mb-4 block min-h-[1lh] text-label text-muted tabular-nums">{status}</output>
      {body}
      <div className="mt-12">{children}</div>
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
function useFailureAlert(list: List | null, message: string | undefined): void {
  const { alert } = useDialogs();
  const told = useRef<List | null>(null);
  useEffect(() => {
    if (list === null || list.failure === null || message === undefined || told.current === list) return;
    told.current = list;
    void alert(message);
  }, [list, message, alert]);
}

/** What failed has one page, so its address is that of the first. */
function useFirstPageOnFailure(list: List | null, page: number, firstPage: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (list === null || list.failure === null || page === 1) return;
    takeFailureTo(firstPage, list);
    void navigate(firstPage, { replace: true, preventScrollReset: true });
  }, [list, page, firstPage, navigate]);
}
