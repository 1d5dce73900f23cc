import { offices } from '#contract/company.ts';
import { introduction } from '#web/content/introduction.ts';
import { companyMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { shareImages } from '#web/content/share-images.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta } from '#web/meta/page-meta.ts';
import { CompanyPlaces } from '#web/company/company-places.tsx';
import { CompanyStory } from '#web/company/company-story.tsx';
import { PageHeader } from '#web/frame/page-header.tsx';
import type { Route } from './+types/company.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, companyMenu, {
    title: introduction.title,
    description: introduction.opening.paragraphs[0],
    path: paths.company,
    image: shareImages.company,
  });

const places = introduction.places.map((place, index) => ({
  ...place,
  address: offices[index]?.address ?? '',
}));

export default function Company() {
  return (
    <>
      <PageHeader
        title={introduction.title}
        subtitle={introduction.subtitle}
        tabsLabel={companyMenu.label}
        tabs={menuTabs(companyMenu, paths.company)}
      />
      <CompanyStory {...introduction} />
      <CompanyPlaces title={introduction.placesTitle} places={places} directions={paths.directions} />
    </>
  );
}
