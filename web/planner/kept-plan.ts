import { planFromJson, planFromLink, planToLink } from '#planner/plan-text.ts';
import type { Plan } from '#planner/plan.ts';

const keptName = 'naru-store-plan';
const linkStart = '#p=';

/** The plan as the browser kept it from an earlier visit; null where there is none that can be read. */
export function readKept(): Plan | null {
  try {
    const json = localStorage.getItem(keptName);
    return json === null ? null : planFromJson(json);
  } catch {
    // Storage is switched off, or somebody else wrote there.
    return null;
  }
}

export function keep(plan: Plan): void {
  try {
    localStorage.setItem(keptName, JSON.stringify(plan));
  } catch {
    // Full or switched off: the address still has it.
  }
}

export const hasLink = (hash: string): boolean => hash.startsWith(linkStart);

/** An error, with a sentence for people, where the link is cut or not ours. */
export const planOfHash = (hash: string): Promise<Plan> => planFromLink(hash.slice(linkStart.length));

export const hashOf = async (plan: Plan): Promise<string> => linkStart + (await planToLink(plan));

export const samePlan = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other);
