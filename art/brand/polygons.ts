export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** Reads a path of relative or absolute straight lines (m, l, h, v, z), which is all the map uses. */
export function parsePath(path: string): Polygon[] {
  const polygons: Point[][] = [];
  let current: Point = [0, 0];
  for (const [, command, numbers] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = numbers!.match(/-?\d*\.?\d+(e-?\d+)?/g)?.map(Number) ?? [];
    const relative = command === command!.toLowerCase();
    const kind = command!.toLowerCase();
    if (kind === 'z') {
      current = polygons.at(-1)![0]!;
      continue;
    }
    if (!'mlhv'.includes(kind)) throw new Error(`The map has a curve: ${command}`);
    const width = kind === 'h' || kind === 'v' ? 1 : 2;
    for (let index = 0; index < values.length; index += width) {
      const [x0, y0] = relative ? current : [kind === 'v' ? current[0] : 0, kind === 'h' ? current[1] : 0];
      if (kind === 'h') current = [x0 + values[index]!, y0];
      else if (kind === 'v') current = [x0, y0 + values[index]!];
      else current = [x0 + values[index]!, y0 + values[index + 1]!];
      if (kind === 'm' && index === 0) polygons.push([]);
      polygons.at(-1)!.push(current);
    }
  }
  return polygons;
}

function signedArea(polygon: Polygon): number {
  return polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

export function area(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

export function centroid(polygon: Polygon): Point {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
}

/** Douglas and Peucker: leaves out the points that lie within the tolerance of a straight line. */
export function thin(line: Polygon, tolerance: number): Polygon {
  if (line.length < 3) return line;
  const first = line[0]!;
  const last = line.at(-1)!;
  let farthest = 0;
  let most = 0;
  line.forEach((point, index) => {
    const away = distance(point, first, last);
    if (away > most) [most, farthest] = [away, index];
  });
  if (most <= tolerance) return [first, last];
  return [
    ...thin(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thin(line.slice(farthest), tolerance),
  ];
}

export function toPath(polygon: Polygon): string {
  const rounded = polygon.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const kept = rounded.filter(
    ([x, y], index) => index === 0 || x !== rounded[index - 1]![0] || y !== rounded[index - 1]![1],
  );
  const [start, ...rest] = kept;
  let [x, y] = start!;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x},${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${start!.join(',')}l${steps.join(' ')}z`;
}
