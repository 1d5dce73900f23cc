// Draws web/public/brand/korea-map.svg, web/pictures/korea-map.ts and korea-regions.ts from @svg-maps/south-korea (Victor Cazanave, CC-BY-4.0): outlines thinned
// to what a map of a few hundred pixels shows, and the branches put in their places by longitude and latitude.
//   node art/brand/draw-korea-map.ts
import { writeFile } from 'node:fs/promises';
import * as mapPackage from '@svg-maps/south-korea';
import type { Region } from '../../contract/choices.ts';
import { BRANCH_PLACES, KNOWN_PLACES, NAMED_ON_THE_LEFT } from './branch-places.ts';
import type { LonLat } from './branch-places.ts';
import { area, centroid, parsePath, thin, toPath } from './polygons.ts';
import type { Point } from './polygons.ts';

// The package's own types name a package that it does not bring along.
const southKorea = (mapPackage as { default: unknown }).default as {
  viewBox: string;
  locations: { id: string; path: string }[];
};

// Square map units: what is smaller is a speck at the size the map is shown.
const SMALLEST_ISLAND = 40;
const TOLERANCE = 1.1;
// The original's canvas reaches to Dokdo; the drawing ends where the mainland and Jeju do.
const EDGE_X = 420;
// On the map of branches Jeju, where there is none, lies in a box of its own under the south coast: half a phone's screen
// of sea less.
const JEJU = { frame: { x: 322, y: 480, width: 94, height: 58 }, moved: [258, -100] };
const MAINLAND_HEIGHT = 546;

/** The regions that an inquiry can name, and what of the map belongs to them. */
const REGIONS: Record<Region, readonly string[]> = {
  seoul: ['seoul'],
  gyeonggi: ['gyeonggi'],
  incheon: ['incheon'],
  gangwon: ['gangwon'],
  chungcheong: ['north-chungcheong', 'south-chungcheong', 'daejeon', 'sejong'],
  jeolla: ['north-jeolla', 'south-jeolla', 'gwangju'],
  gyeongsang: ['north-gyeongsang', 'south-gyeongsang', 'busan', 'daegu', 'ulsan'],
  jeju: ['jeju'],
};

function outline(path: string): string {
  return parsePath(path)
    .filter((polygon) => area(polygon) >= SMALLEST_ISLAND && centroid(polygon)[0] < EDGE_X)
    .map((polygon) => toPath(thin(polygon, TOLERANCE)))
    .join('');
}

/** Fits map = slope × degrees + offset through the centres of regions whose place on earth is known. */
function fit(pairs: [degrees: number, map: number][]): (degrees: number) => number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanDegrees = mean(pairs.map(([degrees]) => degrees));
  const meanMap = mean(pairs.map(([, map]) => map));
  const covariance = mean(pairs.map(([degrees, map]) => (degrees - meanDegrees) * (map - meanMap)));
  const slope = covariance / mean(pairs.map(([degrees]) => (degrees - meanDegrees) ** 2));
  return (degrees) => meanMap + slope * (degrees - meanDegrees);
}

function largestCentre(id: string): Point {
  const polygons = parsePath(southKorea.locations.find((location) => location.id === id)!.path);
  return centroid(polygons.toSorted((a, b) => area(b) - area(a))[0]!);
}

const known = Object.entries(KNOWN_PLACES).map(([id, place]): [LonLat, Point] => [place, largestCentre(id)]);
const toX = fit(known.map(([[lon], [x]]) => [lon, x]));
const toY = fit(known.map(([[, lat], [, y]]) => [lat, y]));

const drawn = (isShown: (id: string) => boolean) =>
  southKorea.locations
    .filter(({ id }) => isShown(id))
    .map(({ path }) => outline(path))
    .join('');
const pins = Object.entries(BRANCH_PLACES).map(
  ([id, [lon, lat]]) =>
    `  ${id.includes('-') ? `'${id}'` : id}: { x: ${Math.round(toX(lon))}, y: ${Math.round(toY(lat))}${NAMED_ON_THE_LEFT.includes(id) ? ', left: true' : ''} },`,
);
const [, , , originalHeight] = southKorea.viewBox.split(' ');
const [width, height] = [EDGE_X - 40, Number(originalHeight) + 8];
const viewBox = `40 -4 ${width} ${height}`;
const mapViewBox = `40 -4 ${width} ${MAINLAND_HEIGHT}`;
const { frame } = JEJU;

await writeFile(
  new URL('../../web/public/brand/korea-map.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mapViewBox}" width="${width}" height="${MAINLAND_HEIGHT}">` +
    '<!-- Outlines after @svg-maps/south-korea by Victor Cazanave, CC-BY-4.0; simplified, small islands left out. -->' +
    `<g fill="#c9dedb" stroke="#fff"><path d="${drawn((id) => id !== 'jeju')}"/>` +
    `<path transform="translate(${JEJU.moved.join(' ')})" d="${drawn((id) => id === 'jeju')}"/></g>` +
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" rx="8" fill="none" stroke="#c9dedb"/></svg>\n`,
);

await writeFile(
  new URL('../../web/pictures/korea-map.ts', import.meta.url),
  `// Written by \`node art/brand/draw-korea-map.ts\`.
export const koreaMap = {
  src: '/brand/korea-map.svg',
  viewBox: '${mapViewBox}',
  credit: '지도: @svg-maps/south-korea (Victor Cazanave, CC BY 4.0)',
} as const;

/** Where each branch stands on the map, by its id, and on which side its city is written. */
export const branchPins = {
${pins.join('\n')}
} as const;
`,
);

const pathOf = (id: string) => southKorea.locations.find((location) => location.id === id)!.path;
const regionLines = Object.entries(REGIONS).map(
  ([region, ids]) => `  ${region}:\n    '${ids.map((id) => outline(pathOf(id))).join('')}',`,
);
await writeFile(
  new URL('../../web/pictures/korea-regions.ts', import.meta.url),
  `// Written by \`node art/brand/draw-korea-map.ts\`, after @svg-maps/south-korea by Victor Cazanave, CC-BY-4.0.
export const koreaViewBox = '${viewBox}';

/** The outline of each region. */
export const koreaRegions = {
${regionLines.join('\n')}
} as const;
`,
);
