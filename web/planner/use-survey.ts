import { startTransition, useEffect, useRef, useState } from 'react';
import type { Model } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import { Surveyor } from './surveyor.ts';
import { SurveyThread } from './survey-thread.ts';
import type { Survey } from './survey.ts';

/** What was found of the plan; that of the plan before, until it is. The first one came with the page. */
export function useSurvey(first: Survey, plan: Plan, model: Model): Survey {
  const [survey, setSurvey] = useState(first);
  const surveyor = useRef<Surveyor>(null);
  const asked = useRef({ plan, model });
  useEffect(() => {
    const thread = new SurveyThread();
    surveyor.current = new Surveyor(
      (question) => thread.look(question),
      // A hand that drags is followed first, what it changes a moment later.
      (found) => startTransition(() => setSurvey(found)),
    );
    return () => thread.close();
  }, []);
  useEffect(() => {
    if (asked.current.plan === plan && asked.current.model === model) return;
    asked.current = { plan, model };
    surveyor.current?.ask(asked.current);
  }, [plan, model]);
  return survey;
}
