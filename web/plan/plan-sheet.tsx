import { useMemo } from 'react';
import { stopName } from '#planner/place.ts';
import { planFromJson } from '#planner/plan-text.ts';
import type { Plan } from '#planner/plan.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { planName, planSize, stopCount } from './plan-words.ts';
import { ReachList } from './reach-list.tsx';
import { useReach, type PlanReach } from './use-reach.ts';

interface PlanSheetProps {
  /** The plan as it is sent and stored. */
  json: string;
  /** The model that the inquiry is about; its way to the tables is tinted. */
  model: string;
  /** The greatest height of the drawing, as a class. */
  drawingSize: string;
}

/** A plan that goes with an inquiry: drawn to scale, with what each model reaches in it. */
export function PlanSheet({ json, model, drawingSize }: PlanSheetProps) {
  const plan = useMemo(() => readPlan(json), [json]);
  if (typeof plan === 'string') return <p className="text-label font-semibold text-warm">{plan}</p>;
  return <ReadPlan plan={plan} model={model} drawingSize={drawingSize} />;
}

/** The plan, or the sentence that says what is wrong with it. */
function readPlan(json: string): Plan | string {
  try {
    return planFromJson(json);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function ReadPlan(props: Omit<PlanSheetProps, 'json'> & { plan: Plan }) {
  return <PlanWithReach {...props} reach={useReach(props.plan)} />;
}

interface PlanWithReachProps extends Omit<PlanSheetProps, 'json'> {
  plan: Plan;
  reach: PlanReach | null;
}

/** The plan with what was found out about it so far. */
export function PlanWithReach({ plan, reach, model, drawingSize }: PlanWithReachProps) {
  const found = reach === null || typeof reach === 'string' ? [] : reach;
  const reached = found.find((one) => one.model === model)?.reached;
  const stop = stopName(plan);
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <figure>
        <PlanDrawing plan={plan} reached={reached} className={drawingSize} />
        <figcaption className="mt-2 text-small text-muted">
          한 칸은 1m입니다.
          {reached && ` 초록은 ${model} 로봇이 가는 ${stop}, 빨강은 가지 못하는 ${stop}입니다.`}
        </figcaption>
      </figure>
      <div className="min-w-0">
        <p className="font-semibold break-words text-ink">{planName(plan)}</p>
        <p className="mt-0.5 mb-2 text-label text-muted">{`${planSize(plan)} · ${stopCount(plan)}`}</p>
        <ReachList reach={reach} plan={plan} chosen={model} />
      </div>
    </div>
  );
}
