import { plateSpots } from './plate-spots.ts';

interface RobotMarkProps {
  /** Its own size and the room that it takes, cm. */
  size: { w: number; d: number };
  passageCm: number;
  /** How many orders it carries. */
  load: number;
  cmPerPx: number;
}

/** In a large store on a small screen a robot is a few points wide: so many around it show where it is. */
const seenPx = 9;

/** A robot from above, looking to the right: the room that it takes, its body, its face, what it carries. */
export function RobotMark({ size: { w, d }, passageCm, load, cmPerPx }: RobotMarkProps) {
  const plate = w * 0.19;
  return (
    <>
      <circle r={Math.max(passageCm / 2, seenPx * cmPerPx)} className="fill-current opacity-20" />
      <rect
        x={-d / 2}
        y={-w / 2}
        width={d}
        height={w}
        rx={w * 0.36}
        vectorEffect="non-scaling-stroke"
        className="fill-current stroke-white stroke-[1.5px]"
      />
      <rect
        x={d * 0.27}
        y={-w * 0.3}
        width={d * 0.13}
        height={w * 0.6}
        rx={d * 0.06}
        className="fill-night"
      />
      <circle cx={d * 0.335} cy={-w * 0.14} r={w * 0.05} className="fill-accent" />
      <circle cx={d * 0.335} cy={w * 0.14} r={w * 0.05} className="fill-accent" />
      {plateSpots(load).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={(x - 0.22) * d * 0.62}
          cy={y * w * 0.55}
          r={plate}
          className="fill-white"
        />
      ))}
    </>
  );
}
