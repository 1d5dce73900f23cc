import { spawnSync } from 'node:child_process';
import { glob, readFile, readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { robots, smallModel } from '#catalog/robots.ts';
import * as aisles from './aisles.ts';
import * as apart from './apart.ts';
import * as care from './care.ts';
import * as events from './events.ts';
import * as features from './features.ts';
import * as floors from './floors.ts';
import * as fronts from './fronts.ts';
import * as line from './line.ts';
import * as manifest from './manifest.ts';
import * as marketing from './marketing.ts';
import * as news from './news.ts';
import { BUDGET_BYTES, BUDGET_WIDTH, TOTAL_BUDGET_BYTES } from '../../art/encode/budgets.ts';
import { scenePictures } from '../../art/encode/pictures/scenes.ts';
import { exportName } from '../../art/encode/write-manifest.ts';
import type { PictureData } from './picture.ts';
import * as partners from './partners.ts';
import * as posters from './posters.ts';
import * as rears from './rears.ts';
import * as scenes from './scenes.ts';
import * as sheets from './sheets.ts';
import * as stages from './stages.ts';
import * as store from './store.ts';

const publicFolder = new URL('../public/', import.meta.url);
const KILOBYTE = 1000;

// What a phone loads: the AVIF file of at most 960 px.
const groups: [name: string, pictures: Record<string, PictureData>, budget: number][] = [
  ['fronts', fronts, BUDGET_BYTES.cutout],
  ['stages', stages, BUDGET_BYTES.stage],
  ['floors', floors, BUDGET_BYTES.floor],
  ['rears', rears, BUDGET_BYTES.cutout],
  ['line', line, BUDGET_BYTES.line],
  ['apart', apart, BUDGET_BYTES.cutout],
  ['sheets', sheets, BUDGET_BYTES.parts],
  ['features', features, BUDGET_BYTES.feature],
  ['scenes', scenes, BUDGET_BYTES.scene],
  ['aisles', aisles, BUDGET_BYTES.scene],
  ['care', care, BUDGET_BYTES.feature],
  ['posters', posters, BUDGET_BYTES.poster],
  ['marketing', marketing, BUDGET_BYTES.drawn],
  ['store', store, BUDGET_BYTES.drawn],
  ['news', news, BUDGET_BYTES.drawn],
  ['events', events, BUDGET_BYTES.drawn],
  ['partners', partners, BUDGET_BYTES.drawn],
];
const all: PictureData[] = Object.values(manifest);

test('each picture has the budget of its group', () => {
  const grouped = groups.flatMap(([, pictures]) => Object.values(pictures));
  expect(new Set(grouped)).toEqual(new Set(all));
  expect(grouped).toHaveLength(all.length);
});

function files(srcset: string): { path: string; width: number }[] {
  return srcset.split(', ').map((candidate) => {
    const [path, width] = candidate.split(' ');
    return { path: path!.slice(1), width: Number.parseInt(width!, 10) };
  });
}

const bleeding = new Set(
  scenePictures.filter(({ kind }) => kind === 'bleed').map(({ name }) => exportName(name)),
);

describe.each(groups)('pictures of %s', (_, pictures, budget) => {
  test.each(Object.entries(pictures))(
    '%s exists in every format and size it promises',
    async (_name, picture) => {
      for (const format of ['avif', 'webp'] as const) {
        for (const { path, width } of files(picture.sources[format])) {
          const found = await sharp(await readFile(new URL(path, publicFolder))).metadata();
          expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
          expect(found.width).toBe(width);
          expect(Math.abs(found.height - (picture.height * width) / picture.width)).toBeLessThanOrEqual(1);
        }
      }
      expect(files(picture.sources.avif).at(-1)!.width).toBe(picture.width);
      expect(files(picture.sources.webp).map(({ path }) => `/${path}`)).toContain(picture.src);
    },
  );

  test.each(Object.entries(pictures))('%s is light enough for a phone', async (name, picture) => {
    const onPhones = files(picture.sources.avif).filter(({ width }) => width <= BUDGET_WIDTH);
    const sizes = await Promise.all(
      onPhones.map(async ({ path }) => (await stat(new URL(path, publicFolder))).size),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(bleeding.has(name) ? BUDGET_BYTES.bleed : budget);
  });
});

/** The darkest of what lies on the floor to the right of the robot, a hand above its feet: 0 is nothing, 255 black. */
async function shadowBehind(picture: PictureData): Promise<number> {
  const narrowest = new URL(files(picture.sources.webp)[0]!.path, publicFolder);
  const { data, info } = await sharp(await readFile(narrowest))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width),
  );
  const bodyEnd = (row: Uint8Array) => row.findLastIndex((alpha) => alpha > 250);
  const feet = rows.findLastIndex((row) => bodyEnd(row) >= 0);
  const above = rows.slice(feet - Math.round(info.height * 0.16), feet - Math.round(info.height * 0.12));
  return Math.max(...above.map((row) => Math.max(...row.subarray(bodyEnd(row) + 5))));
}

// Beside C30 turns its brush.
const names = (Object.keys(fronts) as (keyof typeof fronts)[]).filter((name) => name !== 'c30Front');
test.each(names)('the shadow of %s ends around its feet, not in a block behind it', async (name) => {
  expect(await shadowBehind(fronts[name])).toBeLessThanOrEqual(12);
});

test('noon and evening of one place, which come together, weigh at most 130 kB at their largest', async () => {
  const largest = [scenes.restaurantB, scenes.restaurantBNight].map(({ sources }) =>
    files(sources.avif).at(-1)!,
  );
  const sizes = await Promise.all(
    largest.map(async ({ path }) => (await stat(new URL(path, publicFolder))).size),
  );
  expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(130 * KILOBYTE);
});

test('what T11 comes apart with weighs at most 600 kB in any format, the picture for those before whom it stands still included', async () => {
  const pictures = [apart.t11Apart, sheets.t11Parts];
  for (const format of ['avif', 'webp'] as const) {
    const largest = pictures.map(({ sources }) => files(sources[format]).at(-1)!);
    const sizes = await Promise.all(
      largest.map(async ({ path }) => (await stat(new URL(path, publicFolder))).size),
    );
    expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(600 * KILOBYTE);
  }
});

test('every picture says in Korean what it shows, and no two say the same', () => {
  const meagre = all.filter(({ alt }) => (alt.match(/\p{Script=Hangul}/gu)?.length ?? 0) < 10);
  expect(meagre).toEqual([]);
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});

test('every placeholder colour has its class', async () => {
  const css = await readFile(new URL('./placeholders.css', import.meta.url), 'utf8');
  const missing = all.map(({ placeholder }) => placeholder).filter((name) => !css.includes(`.${name} {`));
  expect(missing.filter((name) => name !== 'ph-none')).toEqual([]);
});

test('every focus has its class', async () => {
  const css = await readFile(new URL('./focus.css', import.meta.url), 'utf8');
  const missing = all.map(({ focus }) => focus).filter((name) => name && !css.includes(`.${name} {`));
  expect(missing).toEqual([]);
});

/** What a frame of this shape shows of a picture from `focus` on: from where to where, in hundredths. */
function seen(focus: number, share: number): [from: number, to: number] {
  const shown = 100 * Math.min(share, 1);
  const from = (focus / 100) * (100 - shown);
  return [from, from + shown];
}

const frames = {
  'a card': 4 / 3,
  'a wide card': 16 / 10,
  'a band': 21 / 9,
  'a square': 1,
  'a narrow card': 0.45,
};
test('of every picture of a place it is known where its robot stands (art/scenes/where.py)', () => {
  expect(scenePictures.filter(({ robot }) => robot === undefined).map(({ name }) => name)).toEqual([]);
});

const art = new URL('../../art/', import.meta.url);
const cameras = spawnSync('python3', ['-B', fileURLToPath(new URL('scenes/where.py', art))], {
  encoding: 'utf8',
});
test.skipIf(cameras.error)(
  'each robot stands in its picture where the camera sees it (art/scenes/where.py after shots.py)',
  async () => {
    const written = await readFile(new URL('encode/pictures/robot-places.ts', art), 'utf8');
    expect(written).toBe(cameras.stdout);
  },
);

test.each(Object.entries(frames))('%s cuts no robot that is narrower than itself', (_, ratio) => {
  const cut = scenePictures.filter(({ name, robot }) => {
    const [, x, y] =
      /^at-(\d+)-(\d+)$/.exec(scenes[exportName(name) as keyof typeof scenes].focus ?? '') ?? [];
    const [left, top, right, bottom] = robot!;
    const [x0, x1] = seen(Number(x), ratio / (16 / 9));
    const [y0, y1] = seen(Number(y), 16 / 9 / ratio);
    if (right - left > x1 - x0) return false;
    // The box stands a little around the robot: a hundredth or two are air.
    return left < x0 - 2 || right > x1 + 2 || top < y0 - 2 || bottom > y1 + 2;
  });
  expect(cut.map(({ name }) => name)).toEqual([]);
});

test('the folder holds the pictures of the manifest, the built-in placeholder and nothing else', async () => {
  const named = all.flatMap(({ sources }) =>
    [...files(sources.avif), ...files(sources.webp)].map(({ path }) => path),
  );
  const found = await readdir(new URL('pictures/', publicFolder));
  expect(found.map((file) => `pictures/${file}`).sort()).toEqual(
    [...named, 'pictures/placeholder.svg'].sort(),
  );
});

/** What stands in these files, but for tests and the lists of pictures. */
async function textOf(sources: string[]): Promise<string> {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const exclude = ['web/pictures/**', '**/*.test.*'];
  const texts: string[] = [];
  for await (const file of glob(sources, { cwd, exclude }))
    texts.push(await readFile(`${cwd}/${file}`, 'utf8'));
  return texts.join('\n');
}

test('every picture is named by a page, a style sheet, a sample post or the drawing of another', async () => {
  const site = await textOf(['web/**/*.{ts,tsx,css}', 'server/sample/**/*.ts']);
  const drawings = await textOf(['art/{drawn,brand}/**/*.ts']);
  const drawn = new Set(
    groups.flatMap(([, pictures, budget]) => (budget === BUDGET_BYTES.drawn ? Object.keys(pictures) : [])),
  );
  // Found by the robot's name.
  const ofRobots = new Set(
    robots.flatMap(({ model }) => [`${smallModel(model)}Front`, `${smallModel(model)}Line`]),
  );
  const unnamed = Object.entries(manifest).flatMap(([exported, { src }]) => {
    const [, name = ''] = /([^/]+)-[0-9a-f]{8}-/.exec(src) ?? [];
    const isNamed = new RegExp(String.raw`(?<![\w-])(?:${exported}|${name})(?![\w-])`);
    // A drawing names itself.
    const text = drawn.has(exported) ? site : site + drawings;
    return ofRobots.has(exported) || isNamed.test(text) ? [] : [name];
  });
  expect(unnamed).toEqual([]);
});

test('all pictures together stay within their budget', async () => {
  const folder = new URL('pictures/', publicFolder);
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (file) => (await stat(new URL(file, folder))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(TOTAL_BUDGET_BYTES);
});
