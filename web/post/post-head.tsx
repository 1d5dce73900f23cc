import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { Post } from '#contract/post.ts';
import { buttonStyle, type ButtonLook } from '#web/ui/button-style.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { runOf } from './event-period.ts';
import { PeriodChip } from './period-state.tsx';
import { mediaOf } from './post-view.ts';

export interface PostHeadProps {
  post: Post;
  names: readonly string[];
  date: string;
  /** The day it is, where posts run for a time. */
  today: string | null;
}

/** Category, period and date of a post: what stands under its title. An event that runs can be joined from here. */
export function PostHead({ post, names, date, today }: PostHeadProps) {
  const run = runOf(post.content, today);
  const { link } = mediaOf(post);
  const time = <time dateTime={post.createdAt}>{date}</time>;
  return (
    <div className="grid justify-items-start gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        {run !== null && <PeriodChip state={run.state} />}
        {names.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
        {run === null && time}
      </div>
      {run !== null && (
        <dl className="post-days">
          <dt>{run.name}</dt>
          <dd>{run.words}</dd>
          <dt>등록일</dt>
          <dd>{time}</dd>
        </dl>
      )}
      {link !== null && run?.state === 'running' && <RelatedLink href={link} look="primary" size="lg" />}
    </div>
  );
}

export function RelatedLink({ href, ...look }: { href: string } & ButtonLook) {
  return (
    <ExternalLink href={href} className={buttonStyle(look)}>
      <ExternalIcon aria-hidden className="size-4" />
      관련 링크 열기
    </ExternalLink>
  );
}
