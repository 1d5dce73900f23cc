import { Outlet, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { company } from '#contract/company.ts';
import { contact, footer } from '#web/content/footer.ts';
import { menu, rentalLink, wholeMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';
import { StaffBarContext } from '#web/frame/staff-bar.ts';
// Not from the manifest: with it the facts of all pictures would be in the script of every page.
import { c30Front, s100Front, t10Front, t8Front } from '#web/pictures/fronts.ts';
import { ContactBar } from '#web/frame/contact-bar.tsx';
import { ErrorPage, errorTitle } from '#web/frame/error-page.tsx';
import { SiteFooter } from '#web/frame/site-footer.tsx';
import { SiteHeader } from '#web/frame/site-header.tsx';
import type { Route } from './+types/layout.ts';
import { useStaffBar } from './use-staff-bar.tsx';

const kinds = [
  { label: '서빙로봇', to: productPath('T10'), picture: t10Front },
  { label: '물류로봇', to: productPath('S100'), picture: s100Front },
  { label: '청소로봇', to: productPath('C30'), picture: c30Front },
];

/** What a page that failed says of itself; every page that did not fail has words of its own. */
export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: `${errorTitle(error)} | ${company.name}` }, { name: 'robots', content: 'noindex' }] : [];

function Frame({ pathname, children }: { pathname: string; children: ReactNode }) {
  const staffBar = useStaffBar();
  return (
    <StaffBarContext value={staffBar}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ink px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        본문 바로가기
      </a>
      <SiteHeader
        siteName={company.name}
        home={paths.home}
        overFilm={pathname === paths.home}
        groups={menu}
        sitemapGroups={wholeMenu}
        external={rentalLink}
        kinds={kinds}
        pathname={pathname}
        contact={contact}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter groups={wholeMenu} {...footer} />
      <ContactBar {...contact} />
      {staffBar}
    </StaffBarContext>
  );
}

export default function PublicLayout() {
  return (
    <Frame pathname={useLocation().pathname}>
      <Outlet />
    </Frame>
  );
}

/** Stands nowhere in the menu: it may have been rendered for another address than the one it is sent to. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame pathname="">
      <ErrorPage error={error} home={paths.home} support={paths.support} robot={t8Front} />
    </Frame>
  );
}
