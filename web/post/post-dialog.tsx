import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { PostTitle } from './post-title.tsx';
import { PostDetail, PostFacts, type PostDetailProps, type PostFactsProps } from './post-detail.tsx';

interface PostDialogProps extends PostFactsProps {
  links: PostDetailProps['links'];
  onClose: () => void;
  /** What else is to be reached while it is open. */
  children?: ReactNode;
}

/** A post over the list it was opened from. */
export function PostDialog({ post, names, date, today, links, onClose, children }: PostDialogProps) {
  return (
    <Dialog
      title={<PostTitle title={post.title} speakerClass="mt-2 text-label font-semibold tracking-normal" />}
      barTitle={post.title}
      onClose={onClose}
      width="lg"
    >
      <div className="grid gap-7 px-5 pb-8 md:px-7 md:pb-10">
        <PostFacts post={post} names={names} date={date} today={today} />
        <PostDetail post={post} sizes="(min-width: 62rem) 904px, 100vw" links={links} />
      </div>
      {children}
    </Dialog>
  );
}
