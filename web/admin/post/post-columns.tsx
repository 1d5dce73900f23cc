import { Pin } from 'lucide-react';
import type { DeskPost } from '#contract/publication.ts';
import { listDate } from '#web/text/format-date.ts';
import { titleColumn } from '../list/columns.tsx';
import type { Column } from '../list/row-table.tsx';
import { StageChip } from './stage-chip.tsx';

/** What is to happen by itself, and when. */
function turnOf({ stage, publishAt, unpublishAt }: DeskPost): string | null {
  if (stage === 'planned' && publishAt !== null) return `게시 시작 ${listDate(publishAt)}`;
  if (stage === 'shown' && unpublishAt !== null) return `게시 종료 ${listDate(unpublishAt)}`;
  return null;
}

/** What is not as with most posts: hidden from the public, or first in its list. */
export function PostMarks({ post: { pinned, stage } }: { post: Pick<DeskPost, 'pinned' | 'stage'> }) {
  return (
    <>
      {pinned && (
        <>
          <Pin aria-hidden className="size-4 shrink-0 text-accent-strong" />
          <span className="sr-only">맨 위에 고정</span>
        </>
      )}
      {stage !== 'shown' && <StageChip stage={stage} />}
    </>
  );
}

/** The title, and before it the marks of a post. */
export function postTitleColumn(hrefFor: (id: number) => string): Column<DeskPost> {
  const plain = titleColumn<DeskPost>(hrefFor);
  return {
    ...plain,
    cell: (post, index) => (
      <>
        <div className="flex min-w-0 items-center gap-2">
          <PostMarks post={post} />
          {plain.cell(post, index)}
        </div>
        {turnOf(post) !== null && <span className="text-small text-muted">{turnOf(post)}</span>}
      </>
    ),
  };
}
