import { Suspense, useEffect, useRef, type ComponentProps } from 'react';
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
import { LinkButton } from '#web/ui/link-button.tsx';
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
  /** Where else one may look for what is not found here. */
  elsewhere: readonly { label: string; to: string; industry: number }[];
  itemHref: (post: Post) => string;
}

/** A list in one of its four states: loading, error, empty, list. */
export function PostList(props: PostListProps) {
  return (
    // No skeleton of a list that is there: the server would render it for nobody.
    <Suspense fallback={props.deferred instanceof Promise && <PostGridSkeleton board={props.board} />}>
      <LoadedList {...props} />
    </Suspense>
  );
}

/** How many there are, of which industry. Stays while the list changes: only then is its change read aloud. */
export function ListTotal(props: { of?: string | undefined } & Pick<PostListProps, 'deferred'>) {
  return (
    <output className="block text-label whitespace-nowrap text-muted md:min-h-[1lh] tabular-nums">
      <Suspense fallback={messages.public.loading}>
        <Total {...props} />
      </Suspense>
    </output>
  );
}

function Total({ of, deferred }: ComponentProps<typeof ListTotal>) {
  const { items, totalCount } = useResolved(deferred).page;
  if (items.length === 0) return null;
  return [of, `총 ${totalCount.toLocaleString('ko-KR')}건`].filter(Boolean).join(' ');
}

function LoadedList(props: PostListProps) {
  const { board, path, query, industry, deferred, words, today, itemHref } = props;
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
        {failure === null && query.keyword !== '' && <OtherSearches {...props} />}
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

/** Where nothing was found: a wider search, the same one in lists of its kind, and the whole list. */
function OtherSearches({ path, query, industry, elsewhere }: PostListProps) {
  const { keyword, field } = query;
  const wider = { label: '제목+내용으로 찾기', to: path + listSearch({ keyword, field: 'all' }, industry) };
  const others = elsewhere.map((other) => ({
    label: `${other.label}에서 찾기`,
    to: other.to + listSearch({ keyword, field }, other.industry),
  }));
  return (
    <>
      <ul className="flex flex-wrap justify-center gap-2">
        {[...(field === 'all' ? [] : [wider]), ...others].map(({ label, to }) => (
          <li key={to}>
            <LinkButton to={to} look="secondary" preventScrollReset>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
      <ShowAll href={path + listSearch({}, industry)} />
    </>
  );
}

function ShowAll({ href }: { href: string }) {
  return (
    <Link
      to={href}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-4 hover:text-ink"
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
