import { comparedModels } from '#catalog/compare.ts';
import { robotOf, type Model } from '#catalog/robots.ts';
import { company } from '#contract/company.ts';
import { handoverSearch } from '#contract/inquiry-handover.ts';
import { productMenu, toolsMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { comparedRobots, comparePage, compareWords } from '#web/content/tools/compare.ts';
import { PageHeader } from '#web/frame/page-header.tsx';
import { menuTabs } from '#web/frame/menu-place.ts';
import { siteOf, subPageMeta, webApplication } from '#web/meta/page-meta.ts';
import { readComparison } from '#web/tools/compare-address.ts';
import { Compare } from '#web/tools/compare.tsx';
import type { Route } from './+types/compare.ts';

/** A shared comparison says in its title which models it shows. */
export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { origin } = siteOf(matches);
  const { models } = readComparison(new URLSearchParams(location.search));
  const isShown = models.length >= comparedModels.min;
  const list = {
    '@type': 'ItemList',
    itemListElement: models.map((model, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${company.name} ${model}`,
      url: origin + comparedRobots[model].to,
    })),
  };
  return subPageMeta(matches, productMenu, {
    ...comparePage,
    ...(isShown && { title: `${models.join(', ')} ${comparePage.title}` }),
    jsonLd: [webApplication(matches, comparePage), ...(isShown ? [list] : [])],
  });
};

function inquiryOf(model: Model, models: readonly Model[]): string {
  const note = `[${comparePage.title}]\n비교한 모델: ${models.join(', ')}`;
  return paths.support + handoverSearch({ robotType: robotOf(model).type, robotModel: model, note });
}

export default function ComparePage() {
  return (
    <>
      <PageHeader
        isCompact
        title={comparePage.title}
        subtitle={comparePage.subtitle}
        tabsLabel={toolsMenu.label}
        tabs={menuTabs(toolsMenu, paths.compare)}
      />
      <Compare path={paths.compare} words={compareWords} robots={comparedRobots} inquiryOf={inquiryOf} />
    </>
  );
}
