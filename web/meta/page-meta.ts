import type { MetaDescriptor } from 'react-router';

/** What the root loader tells every page about the site. */
export interface SiteData {
  name: string;
  /** Canonical origin, without a slash at the end. */
  origin: string;
  naverVerification: string;
  googleVerification: string;
}

/** A block of structured data (schema.org); `@context` is added. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

export interface PageFacts {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  path: string;
  /** Site path or address of the picture shown with a shared link. */
  image: string;
  type?: 'website' | 'article' | 'product';
  jsonLd?: readonly JsonLd[];
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The site as the root loader described it; empty while an error kept that loader from answering. */
export function siteOf(matches: Matches): SiteData {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;
  return root ?? { name: '', origin: '', naverVerification: '', googleVerification: '' };
}

/** Everything that search engines and messengers read of a page. */
export function pageMeta(matches: Matches, facts: PageFacts): MetaDescriptor[] {
  const { name, origin, naverVerification, googleVerification } = siteOf(matches);
  const { description, path, type = 'website', jsonLd = [] } = facts;
  const title = facts.title === name ? name : `${facts.title} | ${name}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'ko_KR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: new URL(facts.image, origin || 'http://localhost').href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(naverVerification ? [{ name: 'naver-site-verification', content: naverVerification }] : []),
    ...(googleVerification ? [{ name: 'google-site-verification', content: googleVerification }] : []),
    ...jsonLd.map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
  ];
}

/** The way to a page as search engines show it; a page that is called like its menu group is one step with it. */
export function breadcrumbs(origin: string, steps: readonly { label: string; to: string }[]): JsonLd {
  const shown = steps.filter((step, index) => step.label !== steps[index + 1]?.label);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: shown.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: origin + step.to,
    })),
  };
}

/** A page that works something out for its visitor, as search engines are to take it. */
export function webApplication(
  matches: Matches,
  facts: Pick<PageFacts, 'title' | 'description' | 'path'>,
): JsonLd {
  const { name, origin } = siteOf(matches);
  return {
    '@type': 'WebApplication',
    name: facts.title,
    description: facts.description,
    url: origin + facts.path,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    inLanguage: 'ko',
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name },
  };
}

interface MenuGroup {
  label: string;
  to: string;
}

/** Meta of a page that stands under a menu group, with the way to it. */
export function subPageMeta(matches: Matches, group: MenuGroup, facts: PageFacts): MetaDescriptor[] {
  const way = breadcrumbs(siteOf(matches).origin, [
    { label: '홈', to: '/' },
    group,
    { label: facts.title, to: facts.path },
  ]);
  return pageMeta(matches, { ...facts, jsonLd: [...(facts.jsonLd ?? []), way] });
}
