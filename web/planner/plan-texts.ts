import type { Model } from '#catalog/robots.ts';
import type { PlanTexts } from '#planner/plan-texts.ts';
import { stopName } from '#planner/place.ts';
import type { Plan } from '#planner/plan.ts';
import { planName, planSize } from '#web/plan/plan-words.ts';
import type { Survey } from './survey.ts';

/** What the note that goes along with an inquiry says of a plan. */
export function planTexts(plan: Plan, chosen: Model, { tables, models }: Survey): PlanTexts {
  return {
    name: planName(plan),
    size: planSize(plan),
    stop: stopName(plan),
    tables,
    models: models.map(({ model, reached }) => ({
      model,
      isChosen: model === chosen,
      reached: reached?.size ?? null,
    })),
  };
}
