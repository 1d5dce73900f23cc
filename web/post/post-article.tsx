import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import type { PostList } from './read-post-list.ts';
import { useResolved } from './use-resolved.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { PostDetail, type PostDetailProps } from './post-detail.tsx';
import { PostHead, type PostHeadProps } from './post-head.tsx';
import { PostGrid } from './post-grid.tsx';
import { mediaOf } from './post-view.ts';
import { PostTitle } from './post-title.tsx';

interface PostArticleProps extends PostHeadProps {
  links: PostDetailProps['links'];
  board: Board;
  /** The list it belongs to, to go back to and to show more of. */
  list: { name: string; href: string; othersTitle: string; deferred: PostList | Promise<PostList> };
  hrefFor: (other: Post) => string;
}

/** As wide as web/post/post.css sets words and pictures. */
const sizes = '(min-width: 50rem) 768px, 100vw';

/** A post as a page of its own, for those who come by its address. */
export function PostArticle({ post, names, date, today, links, board, list, hrefFor }: PostArticleProps) {
  const { isCover, video } = mediaOf(post);
  const isBeside = isCover || (video !== null && board.hasPhotos !== true);
  return (
    <>
      <article className="section-space pt-8 md:pt-12">
        <Container>
          <div className={isBeside ? 'post-page beside' : 'post-page'}>
            <header className="grid gap-5">
              <Link
                to={list.href}
                className="inline-flex min-h-11 items-center gap-2 justify-self-start text-label font-semibold text-accent-strong hover:text-ink"
              >
                <ArrowLeft aria-hidden className="size-4" />
                {list.name}
              </Link>
              <h1 className={isBeside ? 'text-title lg:text-[2rem] xl:text-[2.25rem]' : 'text-title'}>
                <PostTitle
                  title={post.title}
                  speakerClass="mt-3 text-lead font-semibold tracking-normal text-muted"
                />
              </h1>
              <PostHead post={post} names={names} date={date} today={today} />
            </header>
            <div>
              <PostDetail {...{ post, board, today, sizes, links }} />
              <div className="mt-10">
                <LinkButton to={list.href} look="secondary">
                  목록
                </LinkButton>
              </div>
            </div>
          </div>
        </Container>
      </article>
      <Suspense fallback={null}>
        <OtherPosts post={post} board={board} list={list} today={today} hrefFor={hrefFor} />
      </Suspense>
    </>
  );
}

function OtherPosts({
  post,
  board,
  list,
  today,
  hrefFor,
}: Omit<PostArticleProps, 'names' | 'date' | 'links'>) {
  const others = useResolved(list.deferred).page.items.filter(({ id }) => id !== post.id);
  if (others.length === 0) return null;
  return (
    <Section ground="surface" labelledBy="other-posts">
      <Container>
        <h2 id="other-posts" className="mb-8 text-heading">
          {list.othersTitle}
        </h2>
        {/* Where two stand beside each other, a third would stand alone. */}
        <div className="sm:max-lg:[&_li:nth-child(3)]:hidden">
          <PostGrid
            board={board}
            posts={others.slice(0, 3)}
            hrefFor={hrefFor}
            opensOver={false}
            today={today}
          />
        </div>
      </Container>
    </Section>
  );
}
