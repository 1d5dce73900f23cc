import { useId } from 'react';
import { durationText } from './duration-text.ts';
import { figuresAt } from './figures-at.ts';
import type { PlayedDay } from './played-day.ts';

export interface DayFiguresWords {
  title: string;
  ordered: string;
  delivered: string;
  open: string;
  meanWait: string;
  p95Wait: string;
  busy: string;
  orders: (count: number) => string;
  percent: (share: number) => string;
  none: string;
}

/** The figures so far, running along with the day. */
export function DayFigures({ words, day, timeS }: { words: DayFiguresWords; day: PlayedDay; timeS: number }) {
  const id = useId();
  const { ordered, delivered, open, meanWaitS, p95WaitS, busyShare } = figuresAt(day, timeS);
  const wait = (seconds: number) => (delivered === 0 ? words.none : durationText(seconds));
  const rows = [
    [words.ordered, words.orders(ordered)],
    [words.delivered, words.orders(delivered)],
    [words.open, words.orders(open)],
    [words.meanWait, wait(meanWaitS)],
    [words.p95Wait, wait(p95WaitS)],
    [words.busy, words.percent(busyShare)],
  ] as const;
  return (
    <div className="flex flex-col">
      <p id={id} className="mb-3 text-label font-semibold text-white">
        {words.title}
      </p>
      <dl
        aria-labelledby={id}
        className="grid flex-1 grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))]"
      >
        {rows.map(([name, value]) => (
          <div key={name} className="border-t border-night-line pt-2.5">
            <dt className="text-small">{name}</dt>
            <dd className="text-lead font-semibold text-white tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
