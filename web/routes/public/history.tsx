import { history } from '#web/content/history.ts';
import { companyMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { shareImages } from '#web/content/share-images.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta } from '#web/meta/page-meta.ts';
import { PageHeader } from '#web/frame/page-header.tsx';
import { Timeline } from '#web/company/timeline.tsx';
import type { Route } from './+types/history.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, companyMenu, {
    title: history.title,
    description: history.subtitle,
    path: paths.history,
    image: shareImages.company,
  });

export default function History() {
  return (
    <>
      <PageHeader
        title={history.title}
        subtitle={history.subtitle}
        tabsLabel={companyMenu.label}
        tabs={menuTabs(companyMenu, paths.history)}
      />
      <Timeline years={history.years} />
    </>
  );
}
