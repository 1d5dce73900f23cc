import './app.css';
import { use, useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { company } from '#contract/company.ts';
import { paths } from '#web/content/paths.ts';
import type { SiteData } from '#web/meta/page-meta.ts';
import { ScriptsPlace } from '#web/ssr/deferred-scripts/scripts-place.tsx';
import { pageServices } from '#web/ssr/server-context.ts';
import { StaticPage } from '#web/ssr/static-page.ts';
import { t8Front } from '#web/pictures/fronts.ts';
import { ErrorPage, errorTitle } from '#web/frame/error-page.tsx';
import { DialogsProvider } from '#web/ui/dialogs.tsx';
import type { Route } from './+types/root.ts';

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { settings } = context.get(pageServices);
  return {
    name: company.name,
    origin: settings.origin,
    naverVerification: settings.naverVerification,
    googleVerification: settings.googleVerification,
  };
}

/** Settings stay as they are while a visitor moves about. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = use(StaticPage);
  return (
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={import.meta.env.THEME_COLOUR} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${company.name} 이벤트/뉴스`}
          href="/rss.xml"
        />
        <Meta />
        <Links />
      </head>
      <body>
        <DialogsProvider>{children}</DialogsProvider>
        {!isStatic && (
          <>
            <ScrollRestoration />
            <ScriptsPlace>
              <Scripts />
            </ScriptsPlace>
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  // Told to whoever waits for it: the script that starts the others, and tests.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return <Outlet />;
}

/** For what fails outside every layout; the public layout has its own, with header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="grid min-h-dvh">
      <title>{`${errorTitle(error)} | ${company.name}`}</title>
      <ErrorPage error={error} home={paths.home} support={paths.support} robot={t8Front} />
    </main>
  );
}
