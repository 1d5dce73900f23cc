import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import type { Plan } from '#planner/plan.ts';
import { editorReducer, startEditor } from './editor-state.ts';
import {
  hashOf,
  hasLink,
  keep,
  keepSteps,
  onKeptElsewhere,
  planOfHash,
  putAside,
  readAside,
  readKept,
  readSteps,
  samePlan,
} from './kept-plan.ts';

export interface OpeningWords {
  fromLink: string;
  fromLinkOverOwn: string;
  badLink: (why: string) => string;
  /** Another tab keeps a plan of its own in the place of this one. */
  otherTab: string;
}

/** Some browsers let an address change a hundred times in ten seconds: whoever drags is waited for. */
const pauseMs = 300;

/**
 * The plan that is worked on. It opens from the address, else from the last visit, else with the first template. It is in
 * the address as it changes, and kept as the visitor's own once they have changed something in it themselves; the own one
 * that a link or a template takes the place of is put aside.
 */
export function usePlanEditor(templates: readonly [Plan, ...Plan[]], words: OpeningWords) {
  const [state, dispatch] = useReducer(editorReducer, templates[0], startEditor);
  /** Plans that came as they are, from links and templates. */
  const [given] = useState(() => new WeakSet<Plan>(templates));
  const { aside } = state;
  const { past, present: plan, future } = state.history;
  const isChanged = past.length + future.length > 0;
  const isUndone = future.length > 0;

  /** Another plan in place of this one, which is one step back and, if it is the visitor's own, put aside. */
  function replacePlan(next: Plan, said: string | undefined, own: Plan | null = readKept()) {
    if (own && ![next, ...templates].some((known) => samePlan(own, known))) {
      putAside(own);
      dispatch({ type: 'put aside', plan: own });
    }
    dispatch({ type: 'edit', change: () => next, select: null, ...(said !== undefined && { said }) });
  }
  const openTemplate = (template: Plan, said: string) => replacePlan(template, said);
  const openAside = (said: string) => aside && replacePlan(aside, said, given.has(plan) ? null : plan);

  const openLink = useEffectEvent(async (own: Plan | null) => {
    if (!hasLink(location.hash)) return;
    try {
      const linked = await planOfHash(location.hash);
      const template = templates.find((one) => samePlan(one, linked));
      given.add(linked);
      if (own === null)
        dispatch({ type: 'open', plan: template ?? linked, ...(!template && { said: words.fromLink }) });
      else if (!samePlan(own, linked))
        replacePlan(template ?? linked, template ? undefined : words.fromLinkOverOwn);
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
    const before = readAside();
    if (before) dispatch({ type: 'put aside', plan: before });
    void openLink(kept);
  }, []);
  useEffect(() => {
    const follow = () => followAddress();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (!isChanged) return undefined;
    // Who undoes all the way back means the plan as it came.
    if (!given.has(plan) || isUndone) keep(plan);
    let isStale = false;
    const timer = setTimeout(async () => {
      const hash = await hashOf(plan);
      if (!isStale) history.replaceState(history.state, '', hash);
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [plan, isChanged, isUndone, given]);

  const hearOtherTab = useEffectEvent(() => {
    if (isChanged) dispatch({ type: 'say', text: words.otherTab, isRefusal: true });
  });
  useEffect(() => onKeptElsewhere(() => hearOtherTab()), []);

  const keepAllSteps = useEffectEvent(() => isChanged && keepSteps(state.history));
  useEffect(() => {
    const leave = () => keepAllSteps();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, []);

  return {
    ...state,
    plan,
    dispatch,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** What can be had again, unless it is what is drawn. */
    aside: aside && !samePlan(aside, plan) ? aside : null,
    openTemplate,
    openAside,
  };
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;
