import { adminPaths } from '#web/content/admin-paths.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import type { Route } from './+types/robots.ts';

/** Naver's Yeti and Google are named because their consoles look for their names; everybody is welcome. */
const robots = ['Yeti', 'Googlebot', '*'] as const;
const closed = [adminPaths.login, `/api${adminPaths.login}`] as const;

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageServices).settings;
  const rules = robots.map((name) =>
    [`User-agent: ${name}`, 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)].join('\n'),
  );
  return new Response(`${[...rules, `Sitemap: ${origin}/sitemap.xml`].join('\n\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
