import type { ReactNode } from 'react';
import type { Post } from '#contract/post.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PostDetail, PostFacts, type PostDetailProps } from './post-detail.tsx';

interface PostDialogProps {
  post: Post;
  names: readonly string[];
  date: string;
  links: PostDetailProps['links'];
  onClose: () => void;
  /** What else is to be reached while it is open. */
  children?: ReactNode;
}

/** A post over the list it was opened from. */
export function PostDialog({ post, names, date, links, onClose, children }: PostDialogProps) {
  return (
    <Dialog title={post.title} onClose={onClose} width="lg">
      <div className="grid gap-7 px-5 pb-8 md:px-7 md:pb-10">
        <PostFacts post={post} names={names} date={date} />
        <PostDetail post={post} sizes="(min-width: 62rem) 904px, 100vw" links={links} />
      </div>
      {children}
    </Dialog>
  );
}
