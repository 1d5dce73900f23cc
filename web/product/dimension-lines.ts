export interface SizeCm {
  w: number;
  d: number;
  h: number;
}

/** Metres, as the model counts them: to the right of who looks at its face, up, towards them. */
export type Point = readonly [x: number, y: number, z: number];

interface DimensionLine {
  label: string;
  from: Point;
  to: Point;
}

/** How far beside the model a line runs. */
const gap = 0.05;

/**
 * Width and depth along the floor on the sides that are seen from this angle (radians, 0 before the face), height on
 * the edge at the right, where nothing of the robot stands behind it.
 */
export function dimensionLines({ w, d, h }: SizeCm, [cx, , cz]: Point, angle: number): DimensionLine[] {
  const [x, z, height] = [w / 200, d / 200, h / 100];
  const nearX = Math.sin(angle) < 0 ? -1 : 1;
  const nearZ = Math.cos(angle) < 0 ? -1 : 1;
  // Of the two edges at the outline, the one that is farther to the right of who looks.
  const toTheRight = nearX * Math.cos(angle) + nearZ * Math.sin(angle) > 0 ? 1 : -1;
  const edge = { x: cx + toTheRight * nearX * (x + gap), z: cz - toTheRight * nearZ * (z + gap) };
  const frontZ = cz + nearZ * (z + gap);
  const sideX = cx + nearX * (x + gap);
  return [
    { label: `폭 ${w}cm`, from: [cx - x, 0, frontZ], to: [cx + x, 0, frontZ] },
    { label: `깊이 ${d}cm`, from: [sideX, 0, cz - z], to: [sideX, 0, cz + z] },
    { label: `높이 ${h}cm`, from: [edge.x, 0, edge.z], to: [edge.x, height, edge.z] },
  ];
}

/** Every point at which a line can begin or end, from whichever side one looks. */
export function dimensionEnds(size: SizeCm, centre: Point): Point[] {
  const lines = [0.25, 0.75, 1.25, 1.75].flatMap((turn) => dimensionLines(size, centre, turn * Math.PI));
  return [
    ...new Map(lines.flatMap(({ from, to }) => [from, to]).map((point) => [String(point), point])).values(),
  ];
}
