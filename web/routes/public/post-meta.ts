import type { MetaDescriptor } from 'react-router';
import { industries } from '#contract/choices.ts';
import type { Post } from '#contract/post.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { itemPath, paths } from '#web/content/paths.ts';
import { hasIndustryTabs, type PostListContent } from '#web/content/post-lists.ts';
import { listSearch } from '#web/post/list-address.ts';
import { breadcrumbs, pageMeta, siteOf, type JsonLd } from '#web/meta/page-meta.ts';
import type { ListData } from './post-list-loaders.ts';
import { excerpt } from '#web/text/post-text.ts';
import { mediaOf } from '#web/post/post-view.ts';

type Matches = Parameters<typeof pageMeta>[0];

function way(content: PostListContent) {
  return [
    { label: '홈', to: paths.home },
    { label: content.menu.label, to: content.menu.to },
    { label: content.title, to: content.path },
  ];
}

/** A page of a list is found by its tab and number; what a search finds is not for search engines. */
export function listMeta(
  content: PostListContent,
  { query, industry, list }: ListData,
  matches: Matches,
  more: readonly JsonLd[] = [],
): MetaDescriptor[] {
  const tab = hasIndustryTabs(content) && industry > 0 ? ` - ${industries[industry]}` : '';
  // Asked for a page that is not there, the list shows the last one: that is where this address belongs.
  const page = list instanceof Promise ? query.page : list.page.page;
  const number = page > 1 ? ` (${page}페이지)` : '';
  const facts = pageMeta(matches, {
    title: content.title + tab + number,
    description: content.description,
    path: content.path + listSearch({ page }, industry),
    image: content.shareImage,
    jsonLd: [breadcrumbs(siteOf(matches).origin, way(content)), ...more],
  });
  return query.keyword === '' ? facts : [...facts, { name: 'robots', content: 'noindex, follow' }];
}

export function postMeta(content: PostListContent, post: Post, matches: Matches): MetaDescriptor[] {
  const { name, origin } = siteOf(matches);
  const path = itemPath(content.path, post.id);
  const { picture, video } = mediaOf(post);
  const image = picture === null ? content.shareImage : uploadAddress(picture);
  const description = excerpt(post.content);
  const about = { description, inLanguage: 'ko' };
  const publisher = { '@type': 'Organization', name, url: origin };
  const article: JsonLd = {
    '@type': content.postType,
    headline: excerpt(post.title, 110),
    ...about,
    image: [origin + image],
    datePublished: post.createdAt,
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
  };
  const film: JsonLd[] =
    video === null
      ? []
      : [
          {
            '@type': 'VideoObject',
            name: post.title,
            ...about,
            thumbnailUrl: origin + image,
            uploadDate: post.createdAt,
            embedUrl: video,
          },
        ];
  const steps = breadcrumbs(origin, [...way(content), { label: post.title, to: path }]);
  const jsonLd = [steps, article, ...film];
  return pageMeta(matches, { title: post.title, description, path, image, type: 'article', jsonLd });
}

/** Questions and answers as search engines read them. */
export function faqJsonLd(questions: readonly Post[]): JsonLd[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, content }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: content },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
