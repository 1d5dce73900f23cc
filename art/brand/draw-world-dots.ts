// Draws web/public/brand/world-dots.svg, the land of the earth as rows of dots, from world-atlas (Natural Earth, public domain).
//   node art/brand/draw-world-dots.ts
import { writeFile } from 'node:fs/promises';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { token } from './tokens.ts';

// Degrees from dot to dot, in both directions, and between which latitudes there is anybody to serve.
const STEP = 2.5;
const [NORTH, SOUTH] = [76, -56];
// Dots are a unit apart and rows lie closer than on the globe's own grid, which makes lands as wide as one is used to.
const ROW = 1.18;
const SEOUL = [127, 37.6] as const;

type Ring = [number, number][];

/** Arcs of the topology in degrees: each point is given as a step from the one before it. */
const arcs: Ring[] = land.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    const { scale, translate } = land.transform;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});
/** A coast that goes over the edge of the map goes on beyond it, and does not come in again from the other side. */
function ringOf(indices: readonly number[]): Ring {
  const points = indices.flatMap((index) => (index < 0 ? arcs[~index]!.toReversed() : arcs[index]!));
  let last = points[0]![0];
  return points.map(([lon, lat]) => {
    last = lon + Math.round((last - lon) / 360) * 360;
    return [last, lat];
  });
}
const rings = land.objects.land.geometries.flatMap(({ arcs: polygons }) =>
  polygons.flatMap((polygon) => polygon.map(ringOf)),
);

/** By how often a line to the east meets a coast. */
function isLand(lon: number, lat: number): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length]!;
      return y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
    }),
  );
  return crossings.length % 2 === 1;
}

const columns = Math.round(360 / STEP);
const rows = Math.round((NORTH - SOUTH) / STEP);
const placeOf = ([lon, lat]: readonly [number, number]) =>
  [(lon + 180) / STEP, ((NORTH - lat) / STEP) * ROW].map((value) => Number(value.toFixed(1)));

/** Neighbours are one dashed line, each dash a dot. */
function row(index: number): string {
  const lat = NORTH - (index + 0.5) * STEP;
  const dots = Array.from({ length: columns }, (_, column) =>
    [-540, -180, 180].some((west) => isLand(west + (column + 0.5) * STEP, lat)) ? '#' : ' ',
  ).join('');
  const y = Number(((index + 0.5) * ROW).toFixed(2));
  return [...dots.matchAll(/#+/g)].map((run) => `M${run.index + 0.5} ${y}h${run[0].length - 0.9}`).join('');
}

const lines = Array.from({ length: rows }, (_, index) => row(index)).join('');
const [x, y] = placeOf(SEOUL);
const height = Math.ceil(rows * ROW);
await writeFile(
  new URL('../../web/public/brand/world-dots.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${height}" width="${columns * 10}" height="${height * 10}">` +
    `<path fill="none" stroke="${token('accent')}" stroke-opacity=".34" stroke-width=".42" stroke-linecap="round" stroke-dasharray="0 1" d="${lines}"/>` +
    `<circle cx="${x}" cy="${y}" r="1.7" fill="${token('accent')}" fill-opacity=".25"/><circle cx="${x}" cy="${y}" r=".6" fill="${token('accent')}"/></svg>\n`,
);
