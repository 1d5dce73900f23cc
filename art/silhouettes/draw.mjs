// node art/silhouettes/draw.mjs: web/pictures/silhouettes.ts from the finished models; needs no Blender.
// A picture of all on one horizon goes to art/work/draft/silhouettes.png: look at it.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { robots } from '../../catalog/robots.ts';
import { pathsWithin } from './path.mjs';
import { PERSON, personLoops } from './person.mjs';
import { loops, smooth } from './trace.mjs';
import { DARK, EMPTY, FINENESS, frontView } from './view.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function loopsOf(map, belongs) {
  const { width, height } = map;
  const mask = smooth(
    Uint8Array.from(map.squares, (square) => (belongs(square) ? 1 : 0)),
    width,
    height,
  );
  return loops(mask, width, height).map((loop) =>
    loop.map(([x, y]) => [(x - width / 2) / FINENESS, (y - height) / FINENESS]),
  );
}

function drawn(name, { w, h }, groups) {
  const { paths, allowed } = pathsWithin(groups);
  console.log(`${name}: ${paths.join('').length} bytes, true to ${allowed.toFixed(2)} cm`);
  return { name, w, h, outline: paths[0], dark: paths[1] };
}

async function ofRobot({ model, sizeCm }) {
  const map = await frontView(at(`web/public/models/${model.toLowerCase()}.glb`), sizeCm);
  return drawn(model, sizeCm, [
    loopsOf(map, (square) => square !== EMPTY),
    loopsOf(map, (square) => square === DARK),
  ]);
}

const entry = ({ w, h, outline, dark }) => `{
    w: ${w},
    h: ${h},
    outline:
      '${outline}',
    dark: '${dark}',
  }`;

function moduleOf(shapes, person) {
  return `// Written by \`node art/silhouettes/draw.mjs\` from the finished models.

/**
 * What stands on the floor, seen from the front, in whole centimetres. The paths count from the middle of the floor, y
 * downwards: everything lies between -w / 2 and w / 2, and between -h and 0. Holes are open where \`fill-rule\` is \`evenodd\`.
 */
export interface Silhouette {
  w: number;
  h: number;
  outline: string;
  /** What is dark of it: glass with the eyes left out, gaps, skirt and wheels. */
  dark: string;
}

export const silhouettes = {
${shapes.map((shape) => `  ${shape.name}: ${entry(shape)},`).join('\n')}
} as const satisfies Record<string, Silhouette>;

/** A grown-up of 170 cm, for the scale. */
export const person: Silhouette = ${entry(person).replaceAll('\n  ', '\n')};
`;
}

async function look(shapes) {
  const [gap, floor] = [12, 180];
  let x = gap;
  const figures = shapes.map(({ w, outline, dark }) => {
    const middle = x + w / 2;
    x += w + gap;
    return `<g transform="translate(${middle} ${floor})" fill-rule="evenodd"><path fill="#c6d0d2" d="${outline}"/><path fill="#24333a" d="${dark}"/></g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} 190" width="${x * 4}" height="760"><rect width="100%" height="100%" fill="#fff"/><path stroke="#24333a" stroke-width=".4" d="M0 ${floor}H${x}"/>${figures.join('')}</svg>`;
  fs.mkdirSync(at('art/work/draft'), { recursive: true });
  await sharp(Buffer.from(svg)).png().toFile(at('art/work/draft/silhouettes.png'));
}

const shapes = [];
for (const robot of robots) shapes.push(await ofRobot(robot));
const person = drawn('person', PERSON, [personLoops.outline, personLoops.dark]);
fs.writeFileSync(at('web/pictures/silhouettes.ts'), moduleOf(shapes, person));
await look([...shapes, person]);
