import type { Model } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import { planName, planSize } from '#web/plan/plan-words.ts';
import type { Survey } from './survey.ts';

/** What the note that goes along with an inquiry says of a plan. */
export interface NoteFacts {
  name: string;
  size: string;
  tables: number;
  models: readonly { model: Model; isChosen: boolean; reached: number | null }[];
}

export function noteFacts(plan: Plan, chosen: Model, { tables, models }: Survey): NoteFacts {
  return {
    name: planName(plan),
    size: planSize(plan),
    tables,
    models: models.map(({ model, reached }) => ({
      model,
      isChosen: model === chosen,
      reached: reached?.size ?? null,
    })),
  };
}
