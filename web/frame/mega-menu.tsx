import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { isInGroup, isUnder } from './menu-place.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';

export interface MenuEntry {
  label: string;
  to: string;
  covers?: readonly string[];
}

export interface MenuColumn {
  label: string;
  to: string;
  items: readonly MenuEntry[];
  /** A block with a name of its own below them. */
  more?: { label: string; items: readonly MenuEntry[] };
}

export interface MegaMenuProps {
  groups: readonly MenuColumn[];
  external: { label: string; href: string };
  /** The robots shown beside the open menu: the first, until one points at the entry of another. */
  features: readonly { label: string; note: string; to: string; picture: PictureData }[];
  pathname: string;
}

/**
 * All groups open side by side in one panel, by pointer or by keyboard focus. Style alone opens it (app.css),
 * so it works before the page is hydrated; scripts only close it on Escape and after a choice.
 */
export function MegaMenu({ groups, external, features, pathname }: MegaMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const feature = features[shown]!;
  const pointAt = ({ target }: SyntheticEvent) => {
    const address = (target as HTMLElement).closest('a')?.getAttribute('href');
    const place = features.findIndex(({ to }) => to === address);
    if (place >= 0) setShown(place);
  };
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
      onMouseOver={pointAt}
      onFocus={(event) => {
        pointAt(event);
        if (!event.currentTarget.contains(event.relatedTarget)) allow();
      }}
      onKeyDown={escape}
      className="h-full max-lg:hidden"
    >
      <ul className="flex h-full">
        {groups.map((group) => (
          <li key={group.label} data-group className="relative w-27 xl:w-32">
            <Link
              to={group.to}
              className={classNames(
                'flex h-full items-center justify-center text-body font-semibold whitespace-nowrap',
                isInGroup(group, pathname) && 'header-current',
              )}
            >
              {group.label}
            </Link>
            <div className="mega-list absolute inset-x-0 top-full z-10 mt-6 text-center">
              <Entries items={group.items} pathname={pathname} />
              {group.more && (
                <div className="mx-3 mt-3 border-t border-line pt-3">
                  <p className="pb-1 text-small font-semibold text-ink">{group.more.label}</p>
                  <Entries items={group.more.items} pathname={pathname} />
                </div>
              )}
            </div>
          </li>
        ))}
        <li className="flex items-center pl-4">
          <ExternalLink href={external.href} className="py-2 text-body font-semibold whitespace-nowrap">
            {external.label}
          </ExternalLink>
        </li>
      </ul>
      <div className="mega-panel absolute inset-x-[calc(50%-50vw)] top-full h-109.25 border-b border-line bg-white shadow-float [clip-path:inset(0_0_-4rem)]">
        <div className="page-width h-full py-6">
          <Link
            to={feature.to}
            tabIndex={-1}
            className="group flex h-full w-48 flex-col items-center justify-end rounded-md bg-tint p-4 text-center"
          >
            <Picture
              picture={feature.picture}
              sizes="8rem"
              alt=""
              className="min-h-0 flex-1 object-contain transition-transform group-hover:-translate-y-1"
            />
            <span className="mt-2 block text-label font-semibold text-ink">{feature.label}</span>
            <span className="block text-small text-muted">{feature.note}</span>
          </Link>
        </div>
      </div>
    </nav>
  );
}

function Entries({ items, pathname }: { items: readonly MenuEntry[]; pathname: string }) {
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={item.to}
            aria-current={isUnder(item, pathname) ? 'page' : undefined}
            className="block rounded-sm py-1.5 text-label text-muted hover:text-accent-strong aria-[current]:font-semibold aria-[current]:text-accent-strong"
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
