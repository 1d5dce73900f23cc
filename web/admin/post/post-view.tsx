import type { ReactNode } from 'react';
import { isWebAddress } from '#contract/safe-link.ts';
import type { Post } from '#contract/post.ts';
import type { DeskPost } from '#contract/publication.ts';
import { embedAddress } from '#contract/video-address.ts';
import { detailDate } from '#web/text/format-date.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { VideoFrame } from '#web/ui/video-frame.tsx';
import { DetailRow, DetailRows, rowLink } from '../frame/detail-rows.tsx';
import { Attachment } from './attachment.tsx';
import { PlainText } from './plain-text.tsx';
import { StageChip } from './stage-chip.tsx';

interface PostViewProps {
  post: DeskPost;
  /** The rows that tell where the post belongs. */
  place: ReactNode;
  /** Its words, where they are more than plain text. */
  words?: ReactNode;
  /** The rows after the content, such as the address and the file. */
  media?: ReactNode;
}

export function PostView({ post, place, words, media }: PostViewProps) {
  return (
    <DetailRows>
      {place}
      <DetailRow label="제목">{post.title}</DetailRow>
      <DetailRow label="등록일">
        <time dateTime={post.createdAt}>{detailDate(post.createdAt)}</time>
      </DetailRow>
      <DetailRow label="게시 상태">
        <PublicationState post={post} />
      </DetailRow>
      <DetailRow label="내용">
        {words ? <div className="max-w-[48rem]">{words}</div> : <PlainText text={post.content} />}
      </DetailRow>
      {media}
    </DetailRows>
  );
}

/** Whether the public sees it, from when and until when. */
function PublicationState({ post: { stage, publishAt, unpublishAt, pinned } }: { post: DeskPost }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StageChip stage={stage} />
      {publishAt !== null && (
        <span>
          게시 시작 <time dateTime={publishAt}>{detailDate(publishAt)}</time>
        </span>
      )}
      {unpublishAt !== null && (
        <span>
          게시 종료 <time dateTime={unpublishAt}>{detailDate(unpublishAt)}</time>
        </span>
      )}
      {pinned && <span>맨 위에 고정</span>}
    </div>
  );
}

/** The address and the file of a post. */
export function MediaRows({ post, urlLabel }: { post: Post; urlLabel: string }) {
  return (
    <>
      <DetailRow label={urlLabel}>{post.url === '' ? null : <PostAddress post={post} />}</DetailRow>
      <DetailRow label="첨부파일">{post.file === null ? null : <Attachment file={post.file} />}</DetailRow>
    </>
  );
}

function PostAddress({ post }: { post: Post }) {
  const video = embedAddress(post.url);
  return (
    <div className="grid gap-3">
      {isWebAddress(post.url) ? (
        <ExternalLink href={post.url} className={rowLink}>
          {post.url}
        </ExternalLink>
      ) : (
        post.url
      )}
      {video !== null && (
        <div className="max-w-md">
          <VideoFrame address={video} title={post.title} />
        </div>
      )}
    </div>
  );
}
