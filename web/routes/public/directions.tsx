import { directions } from '#web/content/directions.ts';
import { companyMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { shareImages } from '#web/content/share-images.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta } from '#web/meta/page-meta.ts';
import { OfficeDirections } from '#web/company/office-directions.tsx';
import { PageHeader } from '#web/frame/page-header.tsx';
import type { Route } from './+types/directions.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, companyMenu, {
    title: directions.title,
    description: `${directions.subtitle} 주소와 약도, 전화번호와 이메일을 안내합니다.`,
    path: paths.directions,
    image: shareImages.company,
  });

export default function Directions() {
  return (
    <>
      <PageHeader
        title={directions.title}
        subtitle={directions.subtitle}
        tabsLabel={companyMenu.label}
        tabs={menuTabs(companyMenu, paths.directions)}
      />
      <OfficeDirections offices={directions.offices} hours={directions.hours} />
    </>
  );
}
