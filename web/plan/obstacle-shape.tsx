import type { Kind, Obstacle } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What a table is tinted by: whether a robot gets there, or nothing. */
export type TableTone = 'plain' | 'reached' | 'missed';

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

interface ObstacleShapeProps {
  obstacle: Obstacle;
  tone?: TableTone;
}

/** One thing of a plan from above, in centimetres. Lines stay thin at any scale. */
export function ObstacleShape({ obstacle, tone = 'plain' }: ObstacleShapeProps) {
  const { kind, x, y, w, d } = obstacle;
  const className = classNames('stroke-1', kind === 'table' ? tableTones[tone] : looks[kind]);
  const shorter = Math.min(w, d);
  if (kind === 'plant')
    return (
      <ellipse
        cx={x + w / 2}
        cy={y + d / 2}
        rx={w / 2}
        ry={d / 2}
        vectorEffect="non-scaling-stroke"
        className={className}
      />
    );
  const round = kind === 'chair' ? shorter * 0.3 : kind === 'table' ? Math.min(12, shorter * 0.15) : 0;
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={d}
      rx={round}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
