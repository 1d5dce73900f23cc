import type { Kind, Plan } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ObstacleShape, type TableTone } from './obstacle-shape.tsx';
import { DockMark, PickupMark } from './place-marks.tsx';
import { planLabel } from './plan-words.ts';

interface PlanDrawingProps {
  plan: Plan;
  /** Whether the robot that is looked at gets to the table; without one tables have no tint. */
  isReached?: ((tableId: string) => boolean) | undefined;
  className?: string;
}

/** What lies above what: chairs are pushed under tables. */
const layers: readonly Kind[] = ['chair', 'table', 'counter', 'plant', 'wall'];

const gridCm = 100;

function grid(width: number, depth: number): string {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / gridCm) - 1 }, (_, index) => (index + 1) * gridCm);
  const across = steps(width).map((x) => `M${x} 0V${depth}`);
  return [...across, ...steps(depth).map((y) => `M0 ${y}H${width}`)].join('');
}

/** A store from above, to scale: one unit is a centimetre, one square of the grid a metre. */
export function PlanDrawing({ plan, isReached, className }: PlanDrawingProps) {
  const { width, depth, obstacles, pickup, dock } = plan;
  const longest = Math.max(width, depth);
  const edge = longest * 0.012;
  const markRadius = Math.max(20, longest * 0.022);
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
      <rect x={-edge} y={-edge} width={width + 2 * edge} height={depth + 2 * edge} className="fill-ink" />
      <rect width={width} height={depth} className="fill-white" />
      <path
        d={grid(width, depth)}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-line stroke-1"
      />
      {layers.map((layer) =>
        obstacles
          .filter(({ kind }) => kind === layer)
          .map((obstacle) => (
            <ObstacleShape key={obstacle.id} obstacle={obstacle} tone={toneOf(obstacle.id)} />
          )),
      )}
      {dock && <DockMark at={dock} radius={markRadius} />}
      <PickupMark at={pickup} radius={markRadius} />
    </svg>
  );
}
