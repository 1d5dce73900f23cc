import type { Post } from '#contract/post.ts';
import { company } from '#contract/company.ts';
import { itemPath, paths } from '#web/content/paths.ts';
import { postLists, type PostListContent } from '#web/content/post-lists.ts';
import { excerpt } from '#web/text/post-text.ts';
import { categoryNames } from '#web/post/post-view.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { xml, xmlResponse } from '#web/meta/xml.ts';
import type { Route } from './+types/rss.ts';

const newestOfEach = 30;

function item(origin: string, { path, partition }: PostListContent, post: Post) {
  const address = origin + itemPath(path, post.id);
  const [category = ''] = categoryNames(partition.board, post);
  return xml`<item>
<title>${post.title}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<category>${category}</category>
<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>
<description>${excerpt(post.content, 500)}</description>
</item>`;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(pageServices);
  const { origin } = services.settings;
  const lists = await Promise.all(
    postLists
      .filter(({ inFeed }) => inFeed)
      .map(async (list) =>
        (await services.newest(list.partition, newestOfEach)).map((post) => ({ list, post })),
      ),
  );
  const found = lists.flat().sort((one, other) => other.post.createdAt.localeCompare(one.post.createdAt));
  return xmlResponse(
    xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${`${company.name} 이벤트/뉴스`}</title>
<link>${origin + paths.events}</link>
<description>${company.description}</description>
<language>ko</language>
<atom:link href="${`${origin}/rss.xml`}" rel="self" type="application/rss+xml"/>
${found.map(({ list, post }) => item(origin, list, post))}
</channel>
</rss>`,
    'application/rss+xml',
  );
}
