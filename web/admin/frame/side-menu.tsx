import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import type { CategoryCounts } from '#contract/live.ts';
import { classNames } from '#web/ui/class-names.ts';
import { scrollToCurrent } from '#web/ui/use-scroll-to-current.ts';
import { useDeskNews } from '../live/desk-news.tsx';

export interface MenuEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Whose unread ones are counted beside it. */
  unread?: keyof CategoryCounts;
}

interface SideMenuProps {
  entries: readonly MenuEntry[];
  /** The address of the screen that is open, or of its list. */
  current: string;
}

/** A column beside the screen; on a phone, a strip above it that is wider than the screen. */
export function SideMenu({ entries, current }: SideMenuProps) {
  const { unread: counts } = useDeskNews();
  const strip = useStrip(entries.findIndex(({ to }) => current.startsWith(to)));
  return (
    <nav
      ref={strip}
      aria-label="관리 메뉴"
      data-print="hide"
      className="border-line bg-surface max-lg:overflow-x-auto max-lg:border-b lg:w-56 lg:shrink-0 lg:border-r"
    >
      <ul className="flex gap-1 p-2 max-lg:w-max lg:sticky lg:top-14 lg:flex-col lg:gap-0.5 lg:p-3">
        {entries.map(({ label, to, icon: Icon, unread }) => {
          const isCurrent = current.startsWith(to);
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'flex min-h-control items-center gap-2.5 rounded-sm px-3 text-label font-medium whitespace-nowrap transition-colors',
                  isCurrent
                    ? 'bg-white font-semibold text-accent-strong ring-1 ring-line'
                    : 'text-text hover:bg-line/60',
                )}
              >
                <Icon aria-hidden className={classNames('size-4 shrink-0', !isCurrent && 'text-muted')} />
                {label}
                {unread !== undefined && <UnreadBadge count={counts?.[unread] ?? 0} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Counts that come later make the strip wider: the entry that one is on stays in sight. */
function useStrip(currentIndex: number): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => scrollToCurrent(strip.current, currentIndex));
    if (strip.current?.firstElementChild) observer.observe(strip.current.firstElementChild);
    return () => observer.disconnect();
  }, [currentIndex]);
  return strip;
}

const mostShown = 999;

function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="relative rounded-full bg-accent-strong px-2 text-small font-semibold text-white tabular-nums lg:ml-auto">
      <span aria-hidden>{count > mostShown ? `${mostShown}+` : count}</span>
      <span className="sr-only">읽지 않은 문의 {count}건</span>
    </span>
  );
}
