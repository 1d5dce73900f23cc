import type { NarrowSpot } from './survey.ts';

interface NarrowSpotsProps {
  spots: readonly NarrowSpot[];
  /** Passage of the robot that is looked at. */
  neededCm: number;
  closed: string;
  cmPerPx: number;
}

/** Where the way to a table is narrowest, and how many centimetres it has there. */
export function NarrowSpots({ spots, neededCm, closed, cmPerPx }: NarrowSpotsProps) {
  const height = 18 * cmPerPx;
  return (
    <g aria-hidden className="pointer-events-none">
      {spots.map(({ a, b, cm, tables }) => {
        const text = cm === 0 ? closed : `${Math.floor(cm)}`;
        const width = (text.length * (cm === 0 ? 12 : 7.5) + 10) * cmPerPx;
        const x = (a.x + b.x) / 2;
        const y = (a.y + b.y) / 2;
        const tone = cm < neededCm ? 'warm' : 'ink';
        return (
          <g key={tables[0]}>
            <path
              d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
              vectorEffect="non-scaling-stroke"
              className={tone === 'warm' ? 'stroke-warm stroke-2' : 'stroke-ink/60 stroke-2'}
            />
            <rect
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx={height / 2}
              className={tone === 'warm' ? 'fill-warm' : 'fill-ink/80'}
            />
            <text
              x={x}
              y={y}
              dy="0.36em"
              textAnchor="middle"
              fontSize={12 * cmPerPx}
              className="fill-white font-semibold tabular-nums"
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
