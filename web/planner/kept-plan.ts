import { planFromJson, planFromLink, planToLink } from '#planner/plan-text.ts';
import { parsePlan, type Plan } from '#planner/plan.ts';
import type { History } from './history.ts';

const keptName = 'naru-store-plan';
/** What one worked on before a link or a template took its place. */
const asideName = 'naru-store-plan-before';
const linkStart = '#p=';

function read(name: string): Plan | null {
  try {
    const json = localStorage.getItem(name);
    return json === null ? null : planFromJson(json);
  } catch {
    // Storage is switched off, or somebody else wrote there.
    return null;
  }
}

function write(name: string, plan: Plan): void {
  try {
    localStorage.setItem(name, JSON.stringify(plan));
  } catch {
    // Full or switched off: the address still has it.
  }
}

/** The visitor's own plan as the browser kept it; null where there is none that can be read. */
export const readKept = (): Plan | null => read(keptName);
export const keep = (plan: Plan): void => write(keptName, plan);

/** Calls back when another tab keeps a plan; gives what ends it. */
export function onKeptElsewhere(listen: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === keptName && listen();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

export const readAside = (): Plan | null => read(asideName);
export const putAside = (plan: Plan): void => write(asideName, plan);

const stepsName = 'naru-store-steps';
const mostKeptSteps = 30;

/** What can be undone and redone, for a reload of this tab. */
export function keepSteps({ past, present, future }: History<Plan>): void {
  const steps = { past: past.slice(-mostKeptSteps), present, future: future.slice(0, mostKeptSteps) };
  try {
    sessionStorage.setItem(stepsName, JSON.stringify(steps));
  } catch {
    // Full or switched off: the plan itself is kept elsewhere.
  }
}

/** The steps that led to a plan, if this tab has just left it; none where they are another plan's. */
export function readSteps(plan: Plan): Pick<History<Plan>, 'past' | 'future'> {
  try {
    const { past, present, future } = JSON.parse(sessionStorage.getItem(stepsName) ?? '') as History<unknown>;
    if (JSON.stringify(present) === JSON.stringify(plan))
      return { past: past.map(parsePlan), future: future.map(parsePlan) };
  } catch {
    // None were kept, or somebody else wrote there.
  }
  return { past: [], future: [] };
}

export const hasLink = (hash: string): boolean => hash.startsWith(linkStart);

/** An error, with a sentence for people, where the link is cut or not ours. */
export const planOfHash = (hash: string): Promise<Plan> => planFromLink(hash.slice(linkStart.length));

export const hashOf = async (plan: Plan): Promise<string> => linkStart + (await planToLink(plan));

export const samePlan = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other);
