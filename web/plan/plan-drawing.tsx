import type { ReactNode } from 'react';
import type { Plan } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { TableTone } from './obstacle-shape.tsx';
import { edgeOf, PlanFloor, PlanGrid, PlanPlaces, PlanThings } from './plan-parts.tsx';
import { planLabel } from './plan-words.ts';

interface PlanDrawingProps {
  plan: Plan;
  /** Whether the robot that is looked at gets to the table; without one tables have no tint. */
  isReached?: ((tableId: string) => boolean) | undefined;
  className?: string;
  /** What is drawn over it, in centimetres. */
  children?: ReactNode;
}

/** A store from above, to scale: one unit is a centimetre, one square of the grid a metre. */
export function PlanDrawing({ plan, isReached, className, children }: PlanDrawingProps) {
  const { width, depth } = plan;
  const edge = edgeOf(plan);
  const toneOf = (id: string): TableTone => {
    if (isReached === undefined) return 'plain';
    return isReached(id) ? 'reached' : 'missed';
  };
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={planLabel(plan)}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${depth + 2 * edge}`}
      className={classNames('h-auto w-full', className)}
    >
      <PlanFloor plan={plan} />
      <PlanGrid plan={plan} />
      <PlanThings plan={plan} toneOf={toneOf} />
      <PlanPlaces plan={plan} />
      {children}
    </svg>
  );
}
