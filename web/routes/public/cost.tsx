import type { Model } from '#catalog/robots.ts';
import type { SavingTexts } from '#catalog/saving-texts.ts';
import { handoverSearch } from '#contract/inquiry-handover.ts';
import { productMenu, toolsMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { costPage, costWords } from '#web/content/tools/cost.ts';
import { PageHeader } from '#web/frame/page-header.tsx';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta, webApplication } from '#web/meta/page-meta.ts';
import { Cost } from '#web/tools/cost.tsx';
import type { Route } from './+types/cost.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, productMenu, { ...costPage, jsonLd: [webApplication(matches, costPage)] });

const inquiryOf = (texts: SavingTexts, model: Model | undefined) =>
  paths.support + handoverSearch({ note: costWords.note(texts), ...(model && { robotModel: model }) });

export default function CostPage() {
  return (
    <>
      <PageHeader
        isCompact
        title={costPage.title}
        subtitle={costPage.subtitle}
        tabsLabel={toolsMenu.label}
        tabs={menuTabs(toolsMenu, paths.cost)}
      />
      <Cost path={paths.cost} words={costWords} inquiryOf={inquiryOf} />
    </>
  );
}
