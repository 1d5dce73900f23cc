import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

export interface MenuEntry {
  label: string;
  to: string;
}

interface SideMenuProps {
  entries: readonly MenuEntry[];
  /** The address of the screen that is open; details begin with the address of their list. */
  current: string;
}

/** On a phone the strip is wider than the screen. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** A column beside the screen; on a phone, a strip above it. */
export function SideMenu({ entries, current }: SideMenuProps) {
  return (
    <nav
      aria-label="관리 메뉴"
      data-print="hide"
      className="border-line max-lg:overflow-x-auto max-lg:border-b lg:w-56 lg:shrink-0 lg:border-r"
    >
      <ul className="flex gap-1 p-2 lg:sticky lg:top-16 lg:flex-col lg:p-4">
        {entries.map(({ label, to }) => {
          const isCurrent = current.startsWith(to);
          return (
            <li key={to}>
              <Link
                to={to}
                ref={isCurrent ? bringIntoSight : null}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center rounded-sm px-4 text-label whitespace-nowrap',
                  isCurrent ? 'bg-tint font-semibold text-accent-strong' : 'text-text hover:bg-surface',
                )}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
