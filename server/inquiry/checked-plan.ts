import { planFromJson } from '#planner/plan-text.ts';
import { invalid } from '#server/errors.ts';

/** A plan as it is stored: what the planner's engine read of it, written anew. What it does not take is refused in its words. */
export function checkedPlan(json: string): string {
  if (json === '') return '';
  try {
    return JSON.stringify(planFromJson(json));
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error));
  }
}
