import { industries } from '#contract/choices.ts';
import type { PageServices } from '#contract/page-services.ts';
import { pagePaths } from '#web/content/page-paths.ts';
import { itemPath } from '#web/content/paths.ts';
import { postLists, type PostListContent } from '#web/content/post-lists.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { xml, xmlResponse } from '#web/meta/xml.ts';
import type { Route } from './+types/sitemap.ts';

/** A sitemap may hold 50,000 addresses: 18 shelves of this many stay well below. */
const mostPerShelf = 2_500;

interface Place {
  path: string;
  changedAt?: string;
}

async function placesOf(
  { path, shelf, byIndustry }: PostListContent,
  services: PageServices,
): Promise<Place[]> {
  const parts = byIndustry ? [...industries.keys()] : [0];
  const posts = await Promise.all(
    parts.map((industry) => services.newest({ ...shelf, industry }, mostPerShelf)),
  );
  return posts.flat().map((post) => ({ path: itemPath(path, post.id), changedAt: post.createdAt }));
}

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(pageServices);
  const { origin } = services.settings;
  const posts = await Promise.all(postLists.map((list) => placesOf(list, services)));
  const pages: Place[] = pagePaths.map((path) => ({ path }));
  const urls = [...pages, ...posts.flat()].map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? [] : xml`<lastmod>${changedAt}</lastmod>`;
    return xml`<url><loc>${origin + path}</loc>${changed}</url>`;
  });
  return xmlResponse(
    xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>`,
    'application/xml',
  );
}
