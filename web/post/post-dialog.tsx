import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { PostTitle } from './post-title.tsx';
import { PostDetail, type PostDetailProps } from './post-detail.tsx';
import { PostHead, type PostHeadProps } from './post-head.tsx';

interface PostDialogProps extends PostHeadProps {
  board: PostDetailProps['board'];
  links: PostDetailProps['links'];
  onClose: () => void;
  /** What else is to be reached while it is open. */
  children?: ReactNode;
}

/** A post over the list it was opened from. */
export function PostDialog({ post, board, names, date, today, links, onClose, children }: PostDialogProps) {
  return (
    <Dialog
      title={
        <PostTitle
          title={post.title}
          speakerClass="mt-2 text-label font-semibold tracking-normal text-muted"
        />
      }
      barTitle={post.title}
      onClose={onClose}
      width="lg"
      className="w-[min(50rem,calc(100vw-2rem))]!"
    >
      <div className="grid gap-7 px-5 pb-8 md:px-7 md:pb-10">
        <PostHead post={post} names={names} date={date} today={today} />
        <PostDetail {...{ post, board, today, links }} sizes="(min-width: 52rem) 744px, 100vw" />
      </div>
      {children}
    </Dialog>
  );
}
