type Corner = readonly [x: number, y: number];
export type Quad = readonly [topLeft: Corner, topRight: Corner, bottomRight: Corner, bottomLeft: Corner];

/**
 * CSS `matrix3d` that lays a flat box of the given size onto four corners, as a display is seen in a photograph.
 * After Heckbert's square-to-quadrilateral mapping.
 */
export function warpOnto(width: number, height: number, [p0, p1, p2, p3]: Quad): string {
  const [dx1, dy1] = [p1[0] - p2[0], p1[1] - p2[1]];
  const [dx2, dy2] = [p3[0] - p2[0], p3[1] - p2[1]];
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const a = p1[0] - p0[0] + g * p1[0];
  const b = p3[0] - p0[0] + h * p3[0];
  const d = p1[1] - p0[1] + g * p1[1];
  const e = p3[1] - p0[1] + h * p3[1];
  const columns = [
    [a / width, d / width, 0, g / width],
    [b / height, e / height, 0, h / height],
    [0, 0, 1, 0],
    [p0[0], p0[1], 0, 1],
  ];
  return `matrix3d(${columns.flat().join(',')})`;
}
