import type { Kind, Plan } from '#planner/plan.ts';
import { layers } from './plan-parts.tsx';

const looks: Readonly<Record<Kind, string>> = {
  chair: 'fill-muted/40',
  table: 'fill-accent-logo/70',
  counter: 'fill-muted/50',
  plant: 'fill-accent-strong/50',
  wall: 'fill-ink',
};

/** A plan at the size of a stamp: all things of a kind are one path. */
export function PlanThumbnail({ plan, className }: { plan: Plan; className: string }) {
  const { width, depth, obstacles } = plan;
  const edge = Math.max(width, depth) * 0.02;
  return (
    <svg
      aria-hidden
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${depth + 2 * edge}`}
      className={className}
    >
      <rect x={-edge} y={-edge} width={width + 2 * edge} height={depth + 2 * edge} className="fill-ink" />
      <rect width={width} height={depth} className="fill-white" />
      {layers.map((kind) => (
        <path
          key={kind}
          className={looks[kind]}
          d={obstacles
            .filter((thing) => thing.kind === kind)
            .map(({ x, y, w, d }) => `M${x} ${y}h${w}v${d}h${-w}z`)
            .join('')}
        />
      ))}
    </svg>
  );
}
