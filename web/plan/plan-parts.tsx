import { memo } from 'react';
import { kinds, type Kind, type Plan } from '#planner/plan.ts';
import { chairBack } from './chair-back.ts';
import { ObstacleShape, type TableTone } from './obstacle-shape.tsx';
import { DockMark, PickupMark } from './place-marks.tsx';
import { edgeOf, markRadius } from './plan-sizes.ts';

/** What lies above what: chairs are pushed under tables. */
export const layerOf: Readonly<Record<Kind, number>> = { chair: 0, table: 1, counter: 2, plant: 3, wall: 4 };

export const layers: readonly Kind[] = kinds.toSorted((one, other) => layerOf[one] - layerOf[other]);

const gridCm = 100;

function gridLines(width: number, depth: number): string {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / gridCm) - 1 }, (_, index) => (index + 1) * gridCm);
  const across = steps(width).map((x) => `M${x} 0V${depth}`);
  return [...across, ...steps(depth).map((y) => `M0 ${y}H${width}`)].join('');
}

/** The walls around the room, and its floor. */
export function PlanFloor({ plan }: { plan: Plan }) {
  const { width, depth } = plan;
  const edge = edgeOf(plan);
  return (
    <>
      <rect
        x={-edge}
        y={-edge}
        width={width + 2 * edge}
        height={depth + 2 * edge}
        className="fill-ink [.on-night_&]:fill-muted"
      />
      <rect width={width} height={depth} className="fill-white" />
    </>
  );
}

/** One square is a metre. */
export function PlanGrid({ plan }: { plan: Plan }) {
  return (
    <path
      d={gridLines(plan.width, plan.depth)}
      fill="none"
      vectorEffect="non-scaling-stroke"
      className="stroke-line stroke-1"
    />
  );
}

const Thing = memo(ObstacleShape);

interface PlanThingsProps {
  plan: Plan;
  /** Tables that the robot which is looked at gets to; without one tables have no tint. */
  reached: ReadonlySet<string> | null;
}

/** All that stands in the room. Drawn anew only if it changes: there may be four hundred things. */
export const PlanThings = memo(function PlanThings({ plan: { obstacles }, reached }: PlanThingsProps) {
  const toneOf = (id: string): TableTone => {
    if (reached === null) return 'plain';
    return reached.has(id) ? 'reached' : 'missed';
  };
  const tables = obstacles.filter(({ kind }) => kind === 'table');
  return layers.map((layer) =>
    obstacles
      .filter(({ kind }) => kind === layer)
      .map((obstacle) => (
        <Thing
          key={obstacle.id}
          obstacle={obstacle}
          tone={layer === 'table' ? toneOf(obstacle.id) : 'plain'}
          back={layer === 'chair' ? chairBack(obstacle, tables) : undefined}
        />
      )),
  );
});

/** The two places of the robots. */
export function PlanPlaces({ plan }: { plan: Plan }) {
  const radius = markRadius(plan);
  return (
    <>
      {plan.dock && <DockMark at={plan.dock} radius={radius} />}
      <PickupMark at={plan.pickup} radius={radius} />
    </>
  );
}
