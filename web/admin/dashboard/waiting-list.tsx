import { Link } from 'react-router';
import { categoryName, statusName } from '#contract/choices.ts';
import type { WaitingInquiry } from '#contract/dashboard.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useFromList } from '../list/detail-link.tsx';
import { waitingTime } from './waiting-time.ts';

interface WaitingListProps {
  inquiries: readonly WaitingInquiry[];
  /** When the figures were read. */
  now: number;
  hrefFor: (id: number) => string;
}

/** From then on a wait is a warning. */
const longMs = 24 * 60 * 60_000;

/** Those that have waited longest for their first answer. */
export function WaitingList({ inquiries, now, hrefFor }: WaitingListProps) {
  const from = useFromList();
  if (inquiries.length === 0)
    return <p className="py-6 text-center text-label text-muted">답변을 기다리는 문의가 없습니다.</p>;
  return (
    <ol className="divide-y divide-line">
      {inquiries.map(({ id, category, title, status, assignee, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-label first:pt-0 last:pb-0 md:grid md:grid-cols-[minmax(0,1fr)_4.5rem_5rem_8rem_8.5rem]"
        >
          <Link
            to={hrefFor(id)}
            state={from}
            className="flex min-w-0 items-center font-semibold text-ink underline-offset-4 hover:underline max-md:min-h-11 max-md:basis-full"
          >
            <span className="line-clamp-2">{title}</span>
          </Link>
          <span className="text-muted">{categoryName(category)}</span>
          <span>
            <Chip tone="neutral">{statusName(status)}</Chip>
          </span>
          <span className="text-muted md:truncate">
            {assignee === null ? '담당 없음' : `담당 ${assignee}`}
          </span>
          <time
            dateTime={createdAt}
            className={`font-semibold whitespace-nowrap tabular-nums md:text-right ${now - Date.parse(createdAt) < longMs ? 'text-muted' : 'text-warm'}`}
          >
            {waitingTime((now - Date.parse(createdAt)) / 60_000)} 대기
          </time>
        </li>
      ))}
    </ol>
  );
}
