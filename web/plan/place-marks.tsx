import type { Point } from '#planner/geometry.ts';

interface PlaceMarkProps {
  at: Point;
  /** Half its width, in centimetres of the plan. */
  radius: number;
}

const place = ({ x, y }: Point, radius: number) => `translate(${x} ${y}) scale(${radius})`;

/** Where robots take orders: a tray with a dome. */
export function PickupMark({ at, radius }: PlaceMarkProps) {
  return (
    <g transform={place(at, radius)}>
      <circle r={1} className="fill-accent-strong" />
      <path
        d="M-.5 .2A.5 .5 0 0 1 .5 .2ZM-.62 .3H.62V.42H-.62ZM-.09-.42H.09V-.28H-.09Z"
        className="fill-white"
      />
    </g>
  );
}

/** Where they are charged: a flash. */
export function DockMark({ at, radius }: PlaceMarkProps) {
  return (
    <g transform={place(at, radius)}>
      <rect x={-0.9} y={-0.9} width={1.8} height={1.8} rx={0.35} className="fill-ink" />
      <path d="M.12-.65L-.42 .12H-.04L-.12 .65L.42-.12H.04Z" className="fill-accent" />
    </g>
  );
}
