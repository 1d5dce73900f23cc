import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { isInGroup, isUnder } from './menu-place.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';

export interface MenuEntry {
  label: string;
  to: string;
  covers?: readonly string[];
}

export interface MenuColumn {
  label: string;
  to: string;
  items: readonly MenuEntry[];
  /** A row with a name of its own along the foot of the panel. */
  more?: { label: string; items: readonly MenuEntry[] };
}

export interface MegaMenuProps {
  groups: readonly MenuColumn[];
  external: { label: string; href: string };
  /** The kinds of robots, which lead. */
  kinds: readonly { label: string; to: string; picture: PictureData }[];
  pathname: string;
}

/**
 * All groups open side by side in one panel, by pointer or by keyboard focus. Style alone opens it (app.css),
 * so it works before the page is hydrated; scripts only close it on Escape and after a choice.
 */
export function MegaMenu({ groups, external, kinds, pathname }: MegaMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const shownFor = useRef(pathname);
  const dismiss = () => nav.current?.setAttribute('data-dismissed', '');
  const allow = () => nav.current?.removeAttribute('data-dismissed');
  useEffect(() => {
    if (shownFor.current !== pathname) nav.current?.setAttribute('data-dismissed', '');
    shownFor.current = pathname;
  }, [pathname]);
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    // The entry in focus is about to vanish: focus goes to the head of its group.
    (event.target as HTMLElement).closest<HTMLElement>('[data-group]')?.querySelector('a')?.focus();
    dismiss();
  };
  return (
    // The handlers add to what the links in it do; the nav itself is nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      data-menu
      aria-label="주 메뉴"
      onMouseEnter={allow}
      onMouseLeave={allow}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) allow();
      }}
      onKeyDown={escape}
      className="h-full max-lg:hidden"
    >
      <ul className="flex h-full gap-11 xl:gap-16">
        {groups.map((group) => (
          <li key={group.label} data-group>
            <Link
              to={group.to}
              className={classNames(
                'flex h-full items-center text-body font-semibold whitespace-nowrap',
                isInGroup(group, pathname) && 'header-current',
              )}
            >
              {group.label}
            </Link>
            <div className="mega-list">
              <Entries items={group.items} pathname={pathname} kinds={kinds} />
            </div>
            {group.more && (
              <div className="mega-list mega-tools">
                <p className="text-muted">{group.more.label}</p>
                <Entries items={group.more.items} pathname={pathname} kinds={kinds} />
              </div>
            )}
          </li>
        ))}
        <li className="flex items-center">
          <ExternalLink href={external.href} className="py-2 text-body font-semibold whitespace-nowrap">
            {external.label}
          </ExternalLink>
        </li>
      </ul>
      <div className="mega-panel">
        <ul className="mega-kinds page-width">
          {kinds.map(({ label, to, picture }) => (
            <li key={to}>
              <Link to={to} tabIndex={-1}>
                <Picture picture={picture} sizes="6rem" alt="" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface EntriesProps extends Pick<MegaMenuProps, 'kinds' | 'pathname'> {
  items: readonly MenuEntry[];
}

/** The style sheet lets the robot of the entry that one points at step forward. */
function Entries({ items, kinds, pathname }: EntriesProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={item.to}
            aria-current={isUnder(item, pathname) ? 'page' : undefined}
            data-kind={kinds.findIndex(({ to }) => to === item.to) + 1}
            className="mega-entry"
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
