import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import type { Plan } from '#planner/plan.ts';
import { editorReducer, startEditor } from './editor-state.ts';
import { hashOf, hasLink, keep, keepSteps, planOfHash, readKept, readSteps, samePlan } from './kept-plan.ts';

export interface OpeningWords {
  fromLink: string;
  fromLinkOverOwn: string;
  badLink: (why: string) => string;
}

/** Some browsers let an address change a hundred times in ten seconds: whoever drags is waited for. */
const pauseMs = 300;

/**
 * The plan that is worked on. It opens from the address, else from the last visit, else with the first template; it is
 * kept in both as it changes.
 */
export function usePlanEditor(first: Plan, words: OpeningWords) {
  const [state, dispatch] = useReducer(editorReducer, first, startEditor);
  const { past, present: plan, future } = state.history;
  const isChanged = past.length + future.length > 0;

  const openLink = useEffectEvent(async (own: Plan | null) => {
    if (!hasLink(location.hash)) return;
    try {
      const given = await planOfHash(location.hash);
      if (own === null) dispatch({ type: 'open', plan: given, said: words.fromLink });
      // One's own plan is one step back.
      else if (!samePlan(own, given))
        dispatch({ type: 'edit', change: () => given, select: null, said: words.fromLinkOverOwn });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      dispatch({ type: 'say', text: words.badLink(why), isRefusal: true });
    }
  });
  const followAddress = useEffectEvent(() => void openLink(plan));

  // At once: whoever comes back sees the template no longer than it takes to get here.
  useLayoutEffect(() => {
    const kept = readKept();
    if (kept) dispatch({ type: 'open', plan: kept, ...readSteps(kept) });
    void openLink(kept);
  }, []);
  useEffect(() => {
    const follow = () => followAddress();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (!isChanged) return undefined;
    keep(plan);
    let isStale = false;
    const timer = setTimeout(async () => {
      const hash = await hashOf(plan);
      if (!isStale) history.replaceState(history.state, '', hash);
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [plan, isChanged]);

  const keepAllSteps = useEffectEvent(() => isChanged && keepSteps(state.history));
  useEffect(() => {
    const leave = () => keepAllSteps();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, []);

  return { ...state, plan, dispatch, canUndo: past.length > 0, canRedo: future.length > 0 };
}
