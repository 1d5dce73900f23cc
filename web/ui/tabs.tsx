import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { SiteLink } from './site-link.tsx';

export interface Tab {
  label: string;
  to: string;
  current: boolean;
}

/** A row of links of which one is the page one is on. Scrolls sideways where it does not fit. */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}) {
  const row = useRef<HTMLElement>(null);
  const currentIndex = tabs.findIndex((tab) => tab.current);
  useEffect(() => bringToMiddle(row.current, currentIndex), [currentIndex]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames('relative overflow-x-auto [scrollbar-width:none]', className)}
    >
      <ul className="mx-auto flex w-max gap-1 px-5 md:gap-2">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <SiteLink
              to={tab.to}
              aria-current={tab.current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center border-b-2 px-3 text-label font-semibold whitespace-nowrap transition-colors -outline-offset-3 md:px-4',
                tab.current
                  ? 'border-accent-strong text-accent-strong'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the row is wider than the window, the tab one is on comes to its middle. */
function bringToMiddle(row: HTMLElement | null, index: number): void {
  const tab = row?.querySelectorAll('a')[index];
  if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
