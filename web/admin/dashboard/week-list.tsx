import { Link } from 'react-router';
import type { ScheduledTurn } from '#contract/dashboard.ts';
import { Chip } from '#web/ui/chip.tsx';
import { detailDate } from '#web/text/format-date.ts';

/** A kind of what begins and ends: what it is called, and where it is opened by who may. */
export interface WeekPlace {
  name: string;
  hrefFor: ((id: number) => string) | null;
}

interface WeekListProps {
  turns: readonly ScheduledTurn[];
  places: Readonly<Record<string, WeekPlace>>;
}

const words = { start: '시작', end: '종료' } as const;

/** What begins or ends to be public this week, the first to come first. */
export function WeekList({ turns, places }: WeekListProps) {
  if (turns.length === 0)
    return (
      <p className="py-6 text-center text-label text-muted">
        이번 주에 시작하거나 끝나는 게시물과 팝업이 없습니다.
      </p>
    );
  return (
    <ol className="divide-y divide-line">
      {turns.map(({ board, id, title, turn, at }) => {
        const { name = '', hrefFor = null } = places[board] ?? {};
        return (
          <li
            key={`${board} ${id} ${turn}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-label first:pt-0 last:pb-0 md:grid md:grid-cols-[minmax(0,1fr)_8rem_4.5rem_9rem]"
          >
            <span className="flex min-w-0 items-center font-semibold text-ink max-md:min-h-11 max-md:basis-full">
              {hrefFor === null ? (
                <span className="line-clamp-2">{title}</span>
              ) : (
                <Link to={hrefFor(id)} className="line-clamp-2 underline-offset-4 hover:underline">
                  {title}
                </Link>
              )}
            </span>
            <span className="text-muted">{name}</span>
            <span>
              <Chip tone={turn === 'start' ? 'accent' : 'neutral'}>{words[turn]}</Chip>
            </span>
            <time dateTime={at} className="whitespace-nowrap tabular-nums md:text-right">
              {detailDate(at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
