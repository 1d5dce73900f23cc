import type { ReactNode } from 'react';
import type { Plan } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PlanFloor, PlanGrid, PlanPlaces, PlanThings } from './plan-parts.tsx';
import { edgeOf } from './plan-sizes.ts';
import { planLabel } from './plan-words.ts';

interface PlanDrawingProps {
  plan: Plan;
  /** Tables that the robot which is looked at gets to; without one tables have no tint. */
  reached?: ReadonlySet<string> | null | undefined;
  className?: string;
  /** What is drawn over it, in centimetres. */
  children?: ReactNode;
}

/** A store from above, to scale: one unit is a centimetre, one square of the grid a metre. */
export function PlanDrawing({ plan, reached = null, className, children }: PlanDrawingProps) {
  const { width, depth } = plan;
  const edge = edgeOf(plan);
  const [across, down] = [width + 2 * edge, depth + 2 * edge];
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={planLabel(plan)}
      viewBox={`${-edge} ${-edge} ${across} ${down}`}
      // Larger than any window, for whoever gives it but a greatest height: it then is as wide as it is drawn.
      width={across * 10}
      height={down * 10}
      className={classNames('h-auto w-full', className)}
    >
      <PlanFloor plan={plan} />
      <PlanGrid plan={plan} />
      <PlanThings plan={plan} reached={reached} />
      <PlanPlaces plan={plan} />
      {children}
    </svg>
  );
}
