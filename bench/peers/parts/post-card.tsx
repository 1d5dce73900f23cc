import Link from 'next/link';
import type { Post } from './events';

const dayAndTime = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function PostCard({ post }: { post: Post }) {
  return (
    <li>
      <div className="relative overflow-hidden rounded-md border border-line bg-white transition-[border-color,box-shadow] hover:border-ink hover:shadow-float focus-within:border-ink h-full">
        <div className="relative aspect-4/3 overflow-hidden bg-surface">
          <picture className="contents">
            <img
              src="/pictures/placeholder.svg"
              width="800"
              height="600"
              alt=""
              loading="lazy"
              decoding="async"
              className="bg-surface size-full object-cover"
            />
          </picture>
        </div>
        <div className="p-5">
          <span className="inline-flex items-center rounded-full px-3 py-1 text-small font-semibold bg-tint text-accent-strong">
            제품 EVENT
          </span>
          <h3 className="mt-3 line-clamp-2 min-h-[2lh] text-lead font-semibold text-wrap">
            <Link href={`/sub3_1/${post.id}`} className="after:absolute after:inset-0 after:rounded-md">
              {post.title}
            </Link>
          </h3>
          <time dateTime={post.created_at} className="mt-3 block text-small text-muted">
            {dayAndTime.format(new Date(post.created_at))}
          </time>
        </div>
      </div>
    </li>
  );
}
