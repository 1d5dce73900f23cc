import { Download, ExternalLink as ExternalIcon } from 'lucide-react';
import type { Post } from '#contract/post.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { periodIn, periodText } from './event-period.ts';
import { PeriodState } from './period-state.tsx';
import { mediaOf } from './post-view.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { UploadPicture } from '#web/ui/upload-picture.tsx';
import { VideoFrame } from '#web/ui/video-frame.tsx';
import { PostBody } from './body/post-body.tsx';
import { PostContent } from './post-content.tsx';
import { ToolLinks, type ToolLinksProps } from './tool-links.tsx';

export interface PostFactsProps {
  post: Post;
  names: readonly string[];
  date: string;
  /** The day it is, where posts run for a time. */
  today: string | null;
}

/** Category, period and date of a post: what stands under its title. */
export function PostFacts({ post, names, date, today }: PostFactsProps) {
  const period = today === null ? null : periodIn(post.content);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {today !== null && period !== null && <PeriodState period={period} today={today} />}
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
      {period !== null && (
        <span className="text-small font-semibold text-text tabular-nums">기간 {periodText(period)}</span>
      )}
      <time dateTime={post.createdAt} className="text-small text-muted">
        {date}
      </time>
    </div>
  );
}

export interface PostDetailProps {
  post: Post;
  sizes: string;
  /** Where the reader can find out whether it would work for them too. */
  links: ToolLinksProps['links'];
}

/** The body of a post: video or picture, words, link and attachment. */
export function PostDetail({ post, sizes, links }: PostDetailProps) {
  const { picture, isCover, video, link, attachment } = mediaOf(post);
  const file = { storedName: picture, sizes, width: 1600, height: 1200, loading: 'eager' } as const;
  return (
    <div className="grid grid-cols-1 gap-7">
      {video === null ? (
        picture !== null && (
          <div className={isCover ? 'grid justify-items-center rounded-md bg-surface' : undefined}>
            <UploadPicture
              {...file}
              alt={post.title}
              className={isCover ? 'h-auto max-h-[40vh] w-auto rounded-md' : 'h-auto w-full rounded-md'}
            />
          </div>
        )
      ) : (
        <VideoFrame
          key={video}
          address={video}
          title={post.title}
          poster={
            picture !== null && (
              <UploadPicture
                {...file}
                alt=""
                className={classNames(
                  'absolute inset-0 size-full',
                  isCover ? 'bg-night object-contain' : 'object-cover',
                )}
              />
            )
          }
        />
      )}
      {post.body === undefined ? (
        <PostContent text={post.content} links={links} />
      ) : (
        <div>
          <PostBody body={post.body} title={post.title} sizes={sizes} />
          <ToolLinks links={links} />
        </div>
      )}
      {(link !== null || attachment !== null) && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          {link !== null && (
            <ExternalLink href={link} className={buttonStyle({ look: 'secondary' })}>
              <ExternalIcon aria-hidden className="size-4" />
              관련 링크 열기
            </ExternalLink>
          )}
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
    </div>
  );
}
