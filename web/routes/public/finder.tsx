import { answerEntries, answerWords, type Answers } from '#catalog/answers.ts';
import type { Fit } from '#catalog/recommend.ts';
import { robotOf } from '#catalog/robots.ts';
import { handoverSearch } from '#contract/inquiry-handover.ts';
import { productMenu, toolsMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { robotCards } from '#web/content/products/line-up.ts';
import { viewerPath } from '#web/content/products/products.ts';
import { finder, finderWords } from '#web/content/tools/finder.ts';
import { PageHeader } from '#web/frame/page-header.tsx';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta, webApplication } from '#web/meta/page-meta.ts';
import { comparisonSearch } from '#web/tools/compare-address.ts';
import { Finder } from '#web/tools/finder.tsx';
import type { Route } from './+types/finder.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, productMenu, { ...finder, jsonLd: [webApplication(matches, finder)] });

/** What the sales staff should know, in the words of the page. */
function noteOf(answers: Answers, fit?: Fit): string {
  const asked = answerWords(answers).join(', ') || '조건 없음';
  const found = fit ? [`모델: ${fit.model}`, ...fit.reasons, ...fit.toCheck] : ['바로 맞는 모델 없음'];
  return [`[${finder.title}]`, `조건: ${asked}`, ...found].join('\n');
}

function inquiryOf(answers: Answers, fit?: Fit): string {
  const robot = fit && { robotType: robotOf(fit.model).type, robotModel: fit.model };
  return paths.support + handoverSearch({ ...robot, note: noteOf(answers, fit) });
}

function linksOf(fit: Fit, fits: readonly Fit[], answers: Answers) {
  const product = robotCards[fit.model].to;
  const at = fits.indexOf(fit);
  const isAsked = answerEntries(answers).length > 0;
  // The next two, and near the end of the list those before it.
  const near = [...fits.slice(at + 1), ...fits.slice(0, at).toReversed()];
  // Before anything is asked the list is in no order of fit: then those of its own type, if it has any.
  const alike = near.filter(({ model }) => isAsked || robotOf(model).type === robotOf(fit.model).type);
  const others = (alike.length > 0 ? alike : near).slice(0, 2).map(({ model }) => model);
  const models = [fit.model, ...others];
  return {
    product,
    threeD: viewerPath(fit.model),
    comparison:
      others.length > 0
        ? { to: paths.compare + comparisonSearch({ models }), label: `${others.join(', ')} 함께 비교` }
        : null,
    inquiry: inquiryOf(answers, fit),
  };
}

export default function FinderPage() {
  return (
    <>
      <PageHeader
        isCompact
        title={finder.title}
        subtitle={finder.subtitle}
        tabsLabel={toolsMenu.label}
        tabs={menuTabs(toolsMenu, paths.finder)}
      />
      <Finder
        path={paths.finder}
        words={finderWords}
        robots={robotCards}
        linksOf={linksOf}
        inquiryOf={inquiryOf}
      />
    </>
  );
}
