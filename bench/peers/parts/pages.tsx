import Link from 'next/link';
import { Icon } from './icon';

const shape =
  'grid size-11 place-items-center rounded-full text-label font-semibold tabular-nums transition-colors';
const ends = {
  first: ['첫 페이지', ['m11 17-5-5 5-5', 'm18 17-5-5 5-5']],
  before: ['이전 페이지', ['m15 18-6-6 6-6']],
  after: ['다음 페이지', ['m9 18 6-6-6-6']],
  last: ['마지막 페이지', ['m6 17 5-5-5-5', 'm13 17 5-5-5-5']],
} as const;

function End({ which, page }: { which: keyof typeof ends; page: number }) {
  const [label, lines] = ends[which];
  return (
    <li>
      <Link
        href={`/sub3_1?page=${page}`}
        aria-label={label}
        className={`${shape} text-text hover:bg-surface`}
      >
        <Icon lines={lines} size="size-5" />
      </Link>
    </li>
  );
}

export function Pages({ current, last }: { current: number; last: number }) {
  const first = current - ((current - 1) % 10);
  const numbers = Array.from({ length: 10 }, (_, index) => first + index).filter((number) => number <= last);
  return (
    <nav aria-label="페이지" className="mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <End which="first" page={1} />
        <End which="before" page={Math.max(1, current - 1)} />
        {numbers.map((number) => (
          <li key={number}>
            <Link
              href={`/sub3_1?page=${number}`}
              aria-current={number === current ? 'page' : undefined}
              className={`${shape} ${number === current ? 'bg-ink text-white' : 'text-text hover:bg-surface'}`}
            >
              {number}
            </Link>
          </li>
        ))}
        <End which="after" page={Math.min(last, current + 1)} />
        <End which="last" page={last} />
      </ul>
    </nav>
  );
}
