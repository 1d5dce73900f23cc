import { industries } from '#contract/choices.ts';
import type { PageServices } from '#contract/page-services.ts';
import { itemPath } from '#web/content/paths.ts';
import { hasIndustryTabs, type PostListContent } from '#web/content/post-lists.ts';
import { xml, xmlResponse } from '#web/meta/xml.ts';

/** A sitemap may hold 50,000 addresses: 18 partitions of this many stay well below. */
const mostPerPartition = 2_500;

interface Place {
  path: string;
  changedAt?: string;
}

async function postsOf(list: PostListContent, services: PageServices): Promise<Place[]> {
  const parts = hasIndustryTabs(list) ? [...industries.keys()] : [0];
  const posts = await Promise.all(
    parts.map((industry) => services.newest({ ...list.partition, industry }, mostPerPartition)),
  );
  return posts.flat().map((post) => ({ path: itemPath(list.path, post.id), changedAt: post.createdAt }));
}

/** Every page, and every post of every list. */
export async function sitemapXml(
  pagePaths: readonly string[],
  lists: readonly PostListContent[],
  services: PageServices,
): Promise<Response> {
  const { origin } = services.settings;
  const posts = await Promise.all(lists.map((list) => postsOf(list, services)));
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
