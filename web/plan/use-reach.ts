import { useEffect, useState } from 'react';
import type { ModelReach } from '#planner/model-reach.ts';
import type { Plan } from '#planner/plan.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** What each model reaches in a plan; `unknown` where it takes too long to find out. */
export type PlanReach = readonly ModelReach[] | 'working' | 'unknown';

/** Plans of real stores take milliseconds; nobody waits longer than this for another. */
const patienceMs = 10_000;

/**
 * Somebody else's plan may take seconds to look through: that is done in a thread of its own and never on the server.
 * Null until scripts have taken over.
 */
export function useReach(plan: Plan): PlanReach | null {
  const isHydrated = useHydrated();
  const [found, setFound] = useState<{ plan: Plan; reach: PlanReach } | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./reach.worker.ts', import.meta.url), { type: 'module' });
    const end = (reach: PlanReach) => {
      worker.terminate();
      clearTimeout(timer);
      setFound({ plan, reach });
    };
    const timer = setTimeout(() => end('unknown'), patienceMs);
    worker.addEventListener('message', ({ data }: MessageEvent<readonly ModelReach[]>) => end(data));
    worker.addEventListener('error', () => end('unknown'));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage(plan);
    return () => {
      worker.terminate();
      clearTimeout(timer);
    };
  }, [plan]);
  if (found?.plan === plan) return found.reach;
  return isHydrated ? 'working' : null;
}
