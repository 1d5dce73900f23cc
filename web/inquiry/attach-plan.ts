import type { Model } from '#catalog/robots.ts';
import { handoverSearch } from '#contract/inquiry-handover.ts';
import type { Plan } from '#planner/plan.ts';
import { readDraft, saveDraft } from './inquiry-draft.ts';

interface PlannedStore {
  plan: Plan;
  /** The robot that was tried in it. */
  model: Model | null;
  /** What was found, in words: at most as long as the form's note. */
  note: string;
}

/**
 * Puts a plan with what was found into an inquiry form, and gives the address to go on to. A plan is too long for an
 * address: it goes into the form's draft.
 */
export function attachPlan(
  { plan, model, note }: PlannedStore,
  form: { path: string; draftName: string },
): string {
  saveDraft(form.draftName, { ...readDraft(form.draftName), plan: JSON.stringify(plan), note });
  return model === null ? form.path : form.path + handoverSearch({ robotModel: model });
}
