import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface Tab {
  label: string;
  to: string;
  current: boolean;
}

export interface TabGroup {
  /** For those who hear it. */
  label: string;
  tabs: readonly Tab[];
}

/**
 * A row of links of which one is the page one is on. Scrolls sideways where it does not fit. A second group stands behind
 * a line, one level higher: what is current there is dark, not underlined.
 */
export function Tabs({
  groups,
  className,
}: {
  groups: readonly [TabGroup, ...TabGroup[]];
  className?: string;
}) {
  const row = useScrollToCurrent<HTMLDivElement>(groups[0].tabs.findIndex((tab) => tab.current));
  return (
    <div ref={row} className={classNames('relative overflow-x-auto [scrollbar-width:none]', className)}>
      <div className="mx-auto flex w-max divide-x divide-line">
        {groups.map(({ label, tabs }, level) => (
          <nav key={label} aria-label={label} className="px-2">
            <ul className="flex gap-1">
              {tabs.map((tab) => (
                <li key={tab.to}>
                  <TabLink {...tab} isHere={tab.current && level === 0} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
}

function TabLink({ label, to, current, isHere }: Tab & { isHere: boolean }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'relative flex min-h-11 items-center px-3 text-label font-semibold whitespace-nowrap transition-colors -outline-offset-3',
        isHere && 'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-accent-strong',
        isHere ? 'text-accent-strong' : current ? 'text-ink' : 'text-muted hover:text-ink',
      )}
    >
      {label}
    </Link>
  );
}
