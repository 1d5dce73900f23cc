// Draws the maps of the head office and the research center.
//   node art/brand/draw-places.ts
import { writeFile } from 'node:fs/promises';
import { outline } from './outline.ts';
import { placeMaps } from './places.ts';
import type { PlaceMap } from './places.ts';
import { ON_DARK, symbol } from './symbol.ts';
import { token } from './tokens.ts';

const NAME_COLOURS = { road: '#7b8794', water: '#4d8f9c', park: '#4c8a5c', station: token('ink') } as const;

const all = (paths: readonly string[], look: string) =>
  paths.map((path) => `<path d="${path}" ${look}/>`).join('');

function name({ text, x, y, kind }: PlaceMap['names'][number]): string {
  const words = outline(text, kind === 'station' ? 'pretendard' : 'pretendard-medium', 22);
  const colour = NAME_COLOURS[kind];
  // A station is a dot on its line with the name on a white plate.
  const plate =
    kind === 'station'
      ? `<circle cx="${x}" cy="${y}" r="10" fill="#fff" stroke="${token('accent-strong')}" stroke-width="5"/><rect x="${x + 16}" y="${y + 2}" width="${words.width + 20}" height="34" rx="17" fill="#fff"/>`
      : '';
  const [left, base] = kind === 'station' ? [x + 26, y + 27] : [x, y];
  return `${plate}<path d="${words.path}" transform="translate(${left} ${base})" fill="${colour}"/>`;
}

function pin({ title, pin: { x, y } }: PlaceMap): string {
  const words = outline(title, 'pretendard', 26);
  const width = words.width + 48;
  return `<ellipse cx="${x}" cy="${y}" rx="22" ry="7" fill="${token('ink')}" fill-opacity=".2"/><path d="M${x} ${y}c-16-22-38-38-38-66a38 38 0 0 1 76 0c0 28-22 44-38 66z" fill="${token('night')}"/><g transform="translate(${x - 24} ${y - 92}) scale(.75)">${symbol(ON_DARK)}</g>
<rect x="${x - width / 2}" y="${y - 172}" width="${width}" height="52" rx="26" fill="${token('night')}"/><path d="${words.path}" transform="translate(${x - words.width / 2} ${y - 137})" fill="#fff"/>`;
}

function map(place: PlaceMap): string {
  const { label, water, parks, wideRoads, narrowRoads, railway, names } = place;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600" role="img" aria-label="${label}">
<rect width="960" height="600" fill="#e9eeee"/>
${all(parks, 'fill="#d3e8d4"')}
<g fill="none" stroke="#fff" stroke-linecap="round">${all(narrowRoads, 'stroke-width="12"')}</g>
${all(water, 'fill="#cfe6ea"')}
<g fill="none" stroke-linecap="round">${all(wideRoads, 'stroke="#dcd3bd" stroke-width="30"')}${all(wideRoads, 'stroke="#fff7e3" stroke-width="25"')}</g>
<path d="${railway}" fill="none" stroke="${token('accent-strong')}" stroke-width="7"/><path d="${railway}" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="14 12"/>
${names.map(name).join('\n')}
${pin(place)}
</svg>
`;
}

for (const place of placeMaps) {
  await writeFile(new URL(`../../web/public/brand/${place.id}.svg`, import.meta.url), map(place));
}
