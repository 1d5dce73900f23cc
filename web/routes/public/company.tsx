import { useLoaderData } from 'react-router';
import { offices } from '#contract/company.ts';
import { companyMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { shareImages } from '#web/content/share-images.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta } from '#web/meta/page-meta.ts';
import { CompanyFamily } from '#web/company/company-family.tsx';
import { CompanyPlaces } from '#web/company/company-places.tsx';
import { CompanyStory } from '#web/company/company-story.tsx';
import { PageHeader } from '#web/frame/page-header.tsx';
import type { Route } from './+types/company.ts';

/** The words of the page, and nothing of what makes them for those who get the page whole. */
async function load() {
  const { introduction } = await import('#web/content/introduction.ts');
  const places = introduction.places.map((place, index) => ({
    ...place,
    address: offices[index]?.address ?? '',
    directions: `${paths.directions}#${offices[index]?.id ?? ''}`,
  }));
  return { ...introduction, places };
}

export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData &&
  subPageMeta(matches, companyMenu, {
    title: loaderData.title,
    description: loaderData.opening.paragraphs[0],
    path: paths.company,
    image: shareImages.company,
  });

export default function Company() {
  const introduction = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={introduction.title}
        subtitle={introduction.subtitle}
        tabsLabel={companyMenu.label}
        tabs={menuTabs(companyMenu, paths.company)}
      />
      <CompanyStory {...introduction} />
      <CompanyFamily {...introduction.family} />
      <CompanyPlaces title={introduction.placesTitle} places={introduction.places} />
    </>
  );
}
