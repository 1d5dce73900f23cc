import type { Plan } from '#planner/plan.ts';
import { markRadius } from '#web/plan/plan-sizes.ts';
import { handlesOf, type Handle } from './handles.ts';
import { membersOf, thingOf, type Target } from './things.ts';

interface SelectionMarksProps {
  plan: Plan;
  selected: Target;
  cmPerPx: number;
}

const cursors: Record<Handle, string> = {
  n: 'cursor-ns-resize',
  s: 'cursor-ns-resize',
  e: 'cursor-ew-resize',
  w: 'cursor-ew-resize',
  ne: 'cursor-nesw-resize',
  sw: 'cursor-nesw-resize',
  nw: 'cursor-nwse-resize',
  se: 'cursor-nwse-resize',
};

const outline = 'pointer-events-none fill-none stroke-accent-strong stroke-2';

/** What is selected, and where it can be pulled. Never on paper. */
export function SelectionMarks({ plan, selected, cmPerPx }: SelectionMarksProps) {
  if (typeof selected === 'string') {
    const at = plan[selected];
    return at ? (
      <circle
        cx={at.x}
        cy={at.y}
        r={markRadius(plan) + 5 * cmPerPx}
        vectorEffect="non-scaling-stroke"
        className={`${outline} print:hidden`}
      />
    ) : null;
  }
  const thing = thingOf(plan, selected.id);
  if (!thing) return null;
  const gap = 3 * cmPerPx;
  const [, ...chairs] = membersOf(plan, thing);
  return (
    <g className="print:hidden">
      {chairs.map(({ id, x, y, w, d }) => (
        <rect
          key={id}
          x={x}
          y={y}
          width={w}
          height={d}
          rx={Math.min(w, d) * 0.3}
          vectorEffect="non-scaling-stroke"
          className="pointer-events-none fill-accent/25 stroke-accent-strong/60 stroke-1"
        />
      ))}
      <rect
        x={thing.x - gap}
        y={thing.y - gap}
        width={thing.w + 2 * gap}
        height={thing.d + 2 * gap}
        rx={gap}
        vectorEffect="non-scaling-stroke"
        className={outline}
      />
      {handlesOf(thing, cmPerPx).map(({ handle, x, y }) => (
        <g key={handle}>
          <circle
            cx={x}
            cy={y}
            r={5.5 * cmPerPx}
            vectorEffect="non-scaling-stroke"
            className="pointer-events-none fill-white stroke-accent-strong stroke-2"
          />
          <circle
            cx={x}
            cy={y}
            r={14 * cmPerPx}
            data-handle={handle}
            className={`fill-transparent pointer-coarse:hidden ${cursors[handle]}`}
          />
        </g>
      ))}
      {/* A finger takes them from farther outside: what it covers inside is there to be moved. */}
      {handlesOf(thing, cmPerPx, 18).map(({ handle, x, y }) => (
        <circle
          key={handle}
          cx={x}
          cy={y}
          r={22 * cmPerPx}
          data-handle={handle}
          className="hidden fill-transparent pointer-coarse:block"
        />
      ))}
    </g>
  );
}
