import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

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
  const row = useScrollToCurrent(tabs.findIndex((tab) => tab.current));
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames('relative overflow-x-auto [scrollbar-width:none]', className)}
    >
      <ul className="mx-auto flex w-max gap-1 px-5 md:gap-2">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab.current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-b-2 px-3 text-label font-semibold whitespace-nowrap transition-colors -outline-offset-3 md:px-4',
                tab.current
                  ? 'border-accent-strong text-accent-strong'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
