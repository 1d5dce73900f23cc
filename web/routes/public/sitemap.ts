import { pagePaths } from '#web/content/page-paths.ts';
import { postLists } from '#web/content/post-lists.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapXml } from './sitemap-xml.ts';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return sitemapXml(pagePaths, postLists, context.get(pageServices));
}
