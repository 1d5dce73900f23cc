import { mostRadius } from '#planner/passages/clearance-grid.ts';
import type { NarrowSpot } from './survey.ts';

interface NarrowSpotsProps {
  spots: readonly Pick<NarrowSpot, 'a' | 'b' | 'cm'>[];
  /** Passage of the robot that is looked at. */
  neededCm: number;
  closed: string;
  cmPerPx: number;
}

/** Whether somebody is kept out there: by the robot's own width, or altogether. */
export const isTight = (cm: number, neededCm: number): boolean => cm === 0 || cm < neededCm;

/** Nobody asks how much wider than that. */
const widest = 2 * mostRadius;

/** Where the way to each table is narrowest, and how many centimetres it has there: loud where it keeps the robot out. */
export function NarrowSpots({ spots, neededCm, closed, cmPerPx }: NarrowSpotsProps) {
  // What keeps the robot out lies over what does not.
  const ordered = spots.toSorted((one, other) => other.cm - one.cm);
  return (
    <g aria-hidden className="pointer-events-none">
      {ordered.map(({ a, b, cm }) => {
        const isLoud = isTight(cm, neededCm);
        const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const written = cm >= widest ? `${widest}+` : `${Math.floor(cm)}`;
        return (
          <g key={`${a.x} ${a.y} ${b.x} ${b.y}`}>
            <path
              d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
              vectorEffect="non-scaling-stroke"
              className={isLoud ? 'stroke-warm stroke-2' : 'stroke-ink/40 stroke-1'}
            />
            {isLoud ? (
              <Pill at={at} text={cm === 0 ? closed : written} cmPerPx={cmPerPx} />
            ) : (
              <text
                {...at}
                dy="0.36em"
                textAnchor="middle"
                fontSize={12 * cmPerPx}
                strokeWidth={3 * cmPerPx}
                className="fill-muted stroke-white tabular-nums [paint-order:stroke]"
              >
                {written}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface PillProps {
  at: { x: number; y: number };
  text: string;
  cmPerPx: number;
}

function Pill({ at, text, cmPerPx }: PillProps) {
  const height = 18 * cmPerPx;
  // A Korean letter is wider than a digit.
  const width = (text.length * (/\d/.test(text) ? 7.5 : 12) + 10) * cmPerPx;
  return (
    <>
      <rect
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        className="fill-warm"
      />
      <text
        {...at}
        dy="0.36em"
        textAnchor="middle"
        fontSize={12 * cmPerPx}
        className="fill-white font-semibold tabular-nums"
      >
        {text}
      </text>
    </>
  );
}
