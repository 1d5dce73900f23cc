import { useSearchParams } from 'react-router';
import { productMenu, toolsMenu } from '#web/content/menu.ts';
import { draftNames } from '#web/content/inquiry-drafts.ts';
import { paths } from '#web/content/paths.ts';
import { planTemplates } from '#web/content/tools/planner-templates/templates.ts';
import { plannerPage, plannerWords } from '#web/content/tools/planner.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { LowPageHeader } from '#web/frame/page-header.tsx';
import { subPageMeta, webApplication } from '#web/meta/page-meta.ts';
import { readModel } from '#web/planner/model-address.ts';
import type { FoundPlan, InquiryLink } from '#web/planner/plan-actions.tsx';
import { Planner } from '#web/planner/planner.tsx';
import { surveyInThread } from '#web/planner/survey-thread.ts';
import { survey } from '#web/planner/survey.ts';
import type { Route } from './+types/planner.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, productMenu, { ...plannerPage, jsonLd: [webApplication(matches, plannerPage)] });

const inquiry: InquiryLink = {
  path: paths.support,
  async attach(found: FoundPlan) {
    // The rules of the form come when somebody goes there.
    const { attachPlan } = await import('#web/inquiry/attach-plan.ts');
    return attachPlan(found, { path: paths.support, draftName: draftNames.support });
  },
};

const askedOf = (request: Request) => ({
  plan: planTemplates[0],
  model: readModel(new URL(request.url).searchParams),
});

/** The first plan is looked through by the server; who comes from another page does it in the browser. */
export const loader = ({ request }: Route.LoaderArgs) => survey(askedOf(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => surveyInThread(askedOf(request));

/** What is drawn, and which robot is looked at, changes without the router. */
export const shouldRevalidate = () => false;

export default function PlannerPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <LowPageHeader
        isHeading
        title={plannerPage.title}
        subtitle={plannerPage.subtitle}
        tabsLabel={toolsMenu.label}
        tabs={menuTabs(toolsMenu, paths.planner)}
      />
      <Planner
        words={plannerWords}
        templates={planTemplates}
        survey={loaderData}
        model={readModel(search)}
        inquiry={inquiry}
      />
    </>
  );
}
