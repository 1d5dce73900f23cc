import { Download } from 'lucide-react';
import type { Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { runOf, withoutPeriod } from './event-period.ts';
import { mediaOf } from './post-view.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { UploadPicture } from '#web/ui/upload-picture.tsx';
import { VideoFrame } from '#web/ui/video-frame.tsx';
import { PostBody } from './body/post-body.tsx';
import { PostContent } from './post-content.tsx';
import { RelatedLink } from './post-head.tsx';
import { PostTools, type PostToolsProps } from './post-tools.tsx';

export interface PostDetailProps {
  post: Post;
  board: Board;
  /** The day it is, where posts run for a time. */
  today: string | null;
  /** How wide its words are, and its pictures. */
  sizes: string;
  /** Where the reader can find out whether it would work for them too. */
  links: PostToolsProps['links'];
}

/** The body of a post: video or picture, words, attachment and links, and what to do next. */
export function PostDetail({ post, board, today, sizes, links }: PostDetailProps) {
  const { picture, isCover, link, attachment } = mediaOf(post);
  const run = runOf(post.content, today);
  const hasLink = link !== null && run?.state !== 'running';
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <PostMedia post={post} board={board} sizes={sizes} />
      {post.body === undefined ? (
        // When it runs stands under its title.
        <PostContent text={run === null ? post.content : withoutPeriod(post.content)} />
      ) : (
        <PostBody
          body={post.body}
          title={post.title}
          sizes={sizes}
          className="post-text"
          backdrop={
            picture !== null &&
            !isCover && (
              <UploadPicture
                {...{ storedName: picture, sizes, width: 1600, height: 900 }}
                alt=""
                className="absolute inset-0 size-full object-cover"
              />
            )
          }
        />
      )}
      {(hasLink || attachment !== null) && (
        <div className="flex flex-wrap gap-3">
          {hasLink && <RelatedLink href={link} look="secondary" />}
          {attachment !== null && (
            <a
              href={uploadAddress(attachment.storedName)}
              download={attachment.originalName}
              className={buttonStyle({ look: 'secondary' })}
            >
              <Download aria-hidden className="size-4 shrink-0" />
              {attachment.originalName}
            </a>
          )}
        </div>
      )}
      <PostTools links={links} />
    </div>
  );
}

/** Its video behind its picture, which fills a frame; else its picture, whole and in its own shape. */
function PostMedia({ post, board, sizes }: Pick<PostDetailProps, 'post' | 'board' | 'sizes'>) {
  const { picture, isCover, video } = mediaOf(post);
  if (video === null && picture === null) return null;
  // The site's own photographs are 16:9, its covers 4:3; others take their own room once they are there.
  const file = { sizes, width: 1600, height: isCover ? 1200 : 900, loading: 'eager' } as const;
  return (
    <div>
      {video === null ? (
        <UploadPicture
          {...file}
          storedName={picture}
          alt={post.title}
          className="mx-auto h-auto max-h-[85vh] w-full rounded-md object-contain"
        />
      ) : (
        <VideoFrame
          key={video}
          address={video}
          title={post.title}
          isWide={board.hasPhotos === true}
          poster={
            picture !== null && (
              <UploadPicture
                {...file}
                storedName={picture}
                alt=""
                className="absolute inset-0 size-full object-cover"
              />
            )
          }
        />
      )}
    </div>
  );
}
