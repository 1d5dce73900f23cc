import type { Plan } from '#planner/plan.ts';
import { markRadius } from '#web/plan/plan-sizes.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Scene } from './scene-at.ts';

interface OrdersLayerProps {
  plan: Plan;
  scene: Scene;
  unreachable: readonly string[];
  timeS: number;
  cmPerPx: number;
}

/** From then on guests look around for it, s. */
const longWaitS = 180;

const looks = {
  waiting: 'fill-amber/20 stroke-amber stroke-2',
  long: 'fill-warm/25 stroke-warm stroke-3',
  served: 'fill-accent/70 stroke-accent-strong stroke-3',
  unreachable: 'fill-white/60 stroke-warm stroke-1 [stroke-dasharray:4_3]',
} as const;

/** Tables that wait, that were served just now, and that nobody gets to. */
export function TablesLayer({ plan, scene, unreachable, timeS }: Omit<OrdersLayerProps, 'cmPerPx'>) {
  const lookOf = (id: string): keyof typeof looks | null => {
    const since = scene.waiting.get(id);
    if (scene.served.has(id)) return 'served';
    if (since !== undefined) return timeS - since > longWaitS ? 'long' : 'waiting';
    return unreachable.includes(id) ? 'unreachable' : null;
  };
  const outset = 4;
  return plan.obstacles
    .filter(({ kind }) => kind === 'table')
    .map(({ id, x, y, w, d }) => {
      const look = lookOf(id);
      return (
        look && (
          <rect
            key={id}
            x={x - outset}
            y={y - outset}
            width={w + 2 * outset}
            height={d + 2 * outset}
            rx={12}
            vectorEffect="non-scaling-stroke"
            data-table={look}
            className={classNames('transition-colors duration-300', looks[look])}
          />
        )
      );
    });
}

/** So many plates are drawn; the number tells the rest. */
const mostPlates = 12;

/** Orders that are ready and on no robot yet: plates around the pickup point, and how many they are. */
export function PickupLayer({ plan, scene, cmPerPx }: Pick<OrdersLayerProps, 'plan' | 'scene' | 'cmPerPx'>) {
  const { pickup } = plan;
  const radius = markRadius(plan);
  const plate = Math.max(7, 4.5 * cmPerPx);
  const ring = radius + plate * 1.5;
  const textCm = Math.max(18, 12 * cmPerPx);
  if (scene.atPickup === 0) return null;
  return (
    <g transform={`translate(${pickup.x} ${pickup.y})`}>
      {Array.from({ length: Math.min(scene.atPickup, mostPlates) }, (_, index) => {
        const angle = (index / mostPlates) * 2 * Math.PI - Math.PI / 2;
        return (
          <circle
            key={index}
            cx={Math.cos(angle) * ring}
            cy={Math.sin(angle) * ring}
            r={plate}
            vectorEffect="non-scaling-stroke"
            className="fill-white stroke-amber stroke-2"
          />
        );
      })}
      <circle r={radius} className="fill-amber" />
      <text
        dy="0.36em"
        textAnchor="middle"
        fontSize={Math.min(textCm, radius * 1.5)}
        className="fill-white font-bold tabular-nums"
      >
        {scene.atPickup}
      </text>
    </g>
  );
}

export interface TablesLegendWords {
  waiting: string;
  long: (minutes: number) => string;
  served: string;
  unreachable: string;
}

interface TablesLegendProps {
  words: TablesLegendWords;
  /** Whether there are tables that nobody gets to. */
  hasUnreachable: boolean;
}

/** What the colours of the tables say. */
export function TablesLegend({ words, hasUnreachable }: TablesLegendProps) {
  const names: Partial<Record<keyof typeof looks, string>> = {
    waiting: words.waiting,
    long: words.long(longWaitS / 60),
    served: words.served,
    ...(hasUnreachable && { unreachable: words.unreachable }),
  };
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-small">
      {(Object.keys(names) as (keyof typeof looks)[]).map((look) => (
        <li key={look} className="flex items-center gap-2">
          <svg viewBox="0 0 18 14" className="h-3.5 w-4.5 rounded-[0.25rem] bg-white">
            <rect x={1} y={1} width={16} height={12} rx={3} className={looks[look]} />
          </svg>
          {names[look]}
        </li>
      ))}
    </ul>
  );
}
