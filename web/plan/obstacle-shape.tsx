import type { Kind, Obstacle } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What a table is tinted by: whether a robot gets there, or nothing. */
export type TableTone = 'plain' | 'reached' | 'missed';

/** The side on which a chair has its back. */
export type ChairBack = 'left' | 'right' | 'top' | 'bottom';

const tableTones: Record<TableTone, string> = {
  plain: 'fill-white stroke-ink/60',
  reached: 'fill-accent/35 stroke-accent-strong',
  missed: 'fill-warm/20 stroke-warm [stroke-dasharray:4_2]',
};

const looks: Record<Exclude<Kind, 'table'>, string> = {
  wall: 'fill-ink',
  counter: 'fill-line stroke-muted',
  chair: 'fill-surface stroke-muted/60',
  plant: 'fill-accent-logo/45 stroke-accent-strong/60',
};

/** Six leaves in a circle of radius 1. */
const leaves =
  'M0 0Q-.3-.5 0-.9Q.3-.5 0 0ZM0 0Q.28-.51.78-.45Q.58 0 0 0ZM0 0Q.58 0 .78.45Q.28.51 0 0Z' +
  'M0 0Q.3.5 0 .9Q-.3.5 0 0ZM0 0Q-.28.51-.78.45Q-.58 0 0 0ZM0 0Q-.58 0-.78-.45Q-.28-.51 0 0Z';

interface ObstacleShapeProps {
  obstacle: Obstacle;
  tone?: TableTone;
  back?: ChairBack | undefined;
}

/** One thing of a plan from above, in centimetres. Lines stay thin at any scale. */
export function ObstacleShape({ obstacle, tone = 'plain', back }: ObstacleShapeProps) {
  const { kind, x, y, w, d } = obstacle;
  const className = classNames('stroke-1', kind === 'table' ? tableTones[tone] : looks[kind]);
  const shorter = Math.min(w, d);
  if (kind === 'plant')
    return (
      <>
        <ellipse
          cx={x + w / 2}
          cy={y + d / 2}
          rx={w / 2}
          ry={d / 2}
          vectorEffect="non-scaling-stroke"
          className={className}
        />
        <path
          d={leaves}
          transform={`translate(${x + w / 2} ${y + d / 2}) scale(${w / 2} ${d / 2})`}
          className="fill-accent-strong/45"
        />
      </>
    );
  const round = kind === 'chair' ? shorter * 0.3 : kind === 'table' ? Math.min(12, shorter * 0.15) : 0;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={w}
        height={d}
        rx={round}
        vectorEffect="non-scaling-stroke"
        className={className}
      />
      {kind === 'counter' && shorter > 20 && (
        <rect
          x={x + 6}
          y={y + 6}
          width={w - 12}
          height={d - 12}
          rx={3}
          className="pointer-events-none fill-white/60"
        />
      )}
      {back && <ChairBackBar chair={obstacle} back={back} />}
    </>
  );
}

function ChairBackBar({ chair, back }: { chair: Obstacle; back: ChairBack }) {
  const { x, y, w, d } = chair;
  const isUpright = back === 'left' || back === 'right';
  const thickness = (isUpright ? w : d) * 0.22;
  return (
    <rect
      x={back === 'right' ? x + w - thickness : x}
      y={back === 'bottom' ? y + d - thickness : y}
      width={isUpright ? thickness : w}
      height={isUpright ? d : thickness}
      rx={thickness / 2}
      className="fill-muted/55"
    />
  );
}
