import { area, line } from 'd3-shape';

export type Point = readonly [x: number, y: number];

/** A line through points of the paper. */
export function LinePath({ points, className }: { points: readonly Point[]; className: string }) {
  const path = line<Point>()([...points]);
  return path && <path d={path} fill="none" strokeWidth={3} strokeLinecap="round" className={className} />;
}

/** What lies between points of the paper and a level of it. */
export function AreaPath({
  points,
  level,
  className,
}: {
  points: readonly Point[];
  level: number;
  className: string;
}) {
  const path = area<Point>()
    .x(([x]) => x)
    .y0(level)
    .y1(([, y]) => y)([...points]);
  return path && <path d={path} className={className} />;
}
