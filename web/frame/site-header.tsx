import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';
import { SitemapDialog, sitemapCommand, type SitemapContact } from './sitemap-dialog.tsx';

interface SiteHeaderProps extends MegaMenuProps {
  siteName: string;
  /** All that the sitemap lists, group by group. */
  sitemapGroups: MegaMenuProps['groups'];
  contact: SitemapContact;
  home: string;
  /** Lies transparent over the film of the home page until one scrolls. */
  overFilm: boolean;
}

export function SiteHeader({ siteName, home, overFilm, sitemapGroups, contact, ...menu }: SiteHeaderProps) {
  const sitemap = useRef<HTMLDialogElement>(null);
  const scrolled = useScrolled();
  return (
    <header
      data-print="hide"
      data-solid={!overFilm || scrolled === true || undefined}
      className={classNames(
        'site-header inset-x-0 top-0 z-30 border-b',
        !overFilm && 'sticky',
        // Until the page is hydrated it cannot turn solid, so it scrolls away with the film.
        overFilm && (scrolled === null ? 'absolute' : 'fixed'),
      )}
    >
      <div className="page-width relative flex h-16 items-center justify-between lg:h-20">
        <Link to={home} aria-label={`${siteName} 홈`} className="-ml-1 flex min-h-11 items-center">
          {/* Over the film the one for solid ground waits until it is shown; neither goes before the page's own picture. */}
          <img
            src="/brand/wordmark-light.svg"
            alt=""
            width={167}
            height={24}
            fetchPriority="low"
            loading={overFilm ? 'lazy' : 'eager'}
            className="header-solid-only"
          />
          {overFilm && (
            <img
              src="/brand/wordmark-dark.svg"
              alt=""
              width={167}
              height={24}
              fetchPriority="low"
              className="header-clear-only"
            />
          )}
        </Link>
        <MegaMenu {...menu} />
        <button
          type="button"
          aria-label="전체 메뉴 열기"
          aria-haspopup="dialog"
          onClick={() => sitemap.current?.showModal()}
          {...sitemapCommand}
          className="-mr-2.5 grid size-11 place-items-center rounded-full lg:hidden"
        >
          <Menu aria-hidden className="size-7" />
        </button>
      </div>
      <SitemapDialog
        ref={sitemap}
        groups={sitemapGroups}
        external={menu.external}
        pathname={menu.pathname}
        contact={contact}
      />
    </header>
  );
}

/** null until the page is hydrated. */
function useScrolled(): boolean | null {
  const [scrolled, setScrolled] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 24);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
